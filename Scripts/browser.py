"""A headless Chromium that scripts drive by its DevTools protocol, over a pair of pipes."""
import base64
import json
import os
import shutil
import subprocess
import tempfile
import time


class Browser:
    """One process; `page` opens a tab. Ends with the `with` statement that it is made in."""

    def __init__(self, width=1200, height=800):
        program = next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None)
        if program is None:
            raise SystemExit("error: there is no Chromium; install it: apt-get install chromium")
        self.folder = tempfile.TemporaryDirectory(prefix="placard-browser-")
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()

        def prepare():  # The browser reads descriptor 3 and writes descriptor 4.
            first, second = os.dup(to_browser), os.dup(from_browser)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--mute-audio",
             "--remote-debugging-pipe", f"--user-data-dir={self.folder.name}", f"--window-size={width},{height}"],
            preexec_fn=prepare, pass_fds=(3, 4), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.rest = b""
        self.last = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        time.sleep(0.2)
        self.folder.cleanup()

    def call(self, method, session=None, **parameters):
        """Sends a command and waits for its answer; events are passed over."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.rest:
                part = os.read(self.input, 1 << 20)
                if not part:
                    raise SystemExit("error: Chromium has ended")
                self.rest += part
            line, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def page(self, address="about:blank", **parameters):
        target = self.call("Target.createTarget", url=address, **parameters)["targetId"]
        return Page(self, self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"], target)


class Page:
    """A tab."""

    def __init__(self, browser, session, target):
        self.browser, self.session, self.target = browser, session, target
        self.call("Page.enable")

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def run(self, expression):
        """The value of a JavaScript expression; promises are waited for."""
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", "the script failed"))
        return answer["result"].get("value")

    def wait(self, expression, seconds=60):
        """Whether an expression comes to hold within some seconds: many, for a machine that has much else to do."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.run(expression):
                return True
            time.sleep(0.05)
        return False

    def key(self, name):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name,
                      **({"text": "\r", "windowsVirtualKeyCode": 13} if name == "Enter" else {"windowsVirtualKeyCode": 9}))

    def picture(self, **parameters):
        """A PNG file of what the tab shows."""
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", **parameters)["data"])
