"""Writes linear-systems.txt: random systems of linear rules with the answers of kiwisolver (PyPI, BSD-3-Clause).

    pip install kiwisolver && python3 linear-systems.py > linear-systems.txt

One system a line: variables | rules | answer | changes | answer after the changes. A rule is
relation,strength,constant,variable,coefficient,…; strength 1000 is required, the others are weights by rank. An answer is
the numbers of the required rules that kiwi refuses, then the sums by which rules of strength 750, 500 and 250 are missed.
A change is rule,constant. Sums are compared, not values: several solutions may be equally good.
"""
import random

import kiwisolver as kiwi

STRENGTHS = {1000: 'required', 750: 'strong', 500: 'medium', 250: 'weak'}


def solve(count, rules):
    variables = [kiwi.Variable(f'v{i}') for i in range(count)]
    solver = kiwi.Solver()
    refused = []
    for index, (relation, strength, constant, terms) in enumerate(rules):
        left = sum((c * variables[v] for v, c in terms), 0 * variables[0])
        rule = {-1: left <= constant, 0: left == constant, 1: left >= constant}[relation] | STRENGTHS[strength]
        try:
            solver.addConstraint(rule)
        except kiwi.UnsatisfiableConstraint:
            refused.append(index)
    solver.updateVariables()
    sums = {750: 0.0, 500: 0.0, 250: 0.0}
    for relation, strength, constant, terms in rules:
        gap = sum(c * variables[v].value() for v, c in terms) - constant
        missed = abs(gap) if relation == 0 else max(0, gap * -relation)
        if strength in sums:
            sums[strength] += missed
    return refused, [round(sums[s], 4) + 0.0 for s in (750, 500, 250)]


def make_rule(rng, count):
    size = min(count, rng.choice([1, 2, 2, 3]))
    terms = [(v, rng.choice([1, 1, -1, 2, -2, 0.5])) for v in rng.sample(range(count), size)]
    return [rng.choice([-1, 0, 0, 1]), rng.choice([1000, 1000, 750, 500, 250, 250]), rng.randint(-50, 300), terms]


def text_of_rule(rule):
    relation, strength, constant, terms = rule
    return ','.join(f'{x:g}' for x in [relation, strength, constant, *(x for t in terms for x in t)])


def main():
    rng = random.Random(8)
    for _ in range(200):
        count = rng.randint(2, 14)
        rules = [make_rule(rng, count) for _ in range(rng.randint(count, 3 * count))]
        refused, kept = [], []
        for index, rule in enumerate(rules):
            # A solver of kiwi's that has refused a rule may answer wrongly afterwards, so each rule meets a new one.
            if solve(count, kept + [rule])[0]:
                refused.append(index)
            else:
                kept.append(rule)
        sums = solve(count, kept)[1]
        changes, after = [], []
        for _ in range(50):
            changed = [list(r) for r in kept]
            indices = rng.sample(range(len(kept)), min(3, len(kept)))
            for index in indices:
                changed[index][2] = rng.randint(-50, 300)
            clashes, after = solve(count, changed)
            if not clashes:
                changes = [(i, changed[i][2]) for i in indices]
                break
        if not changes:
            after = sums
        print('|'.join([str(count), ';'.join(map(text_of_rule, rules)), ','.join(map(str, refused)) + ':'
                        + ','.join(f'{s:.10g}' for s in sums), ';'.join(f'{i},{c}' for i, c in changes),
                        ','.join(f'{s:.10g}' for s in after)]))


main()
