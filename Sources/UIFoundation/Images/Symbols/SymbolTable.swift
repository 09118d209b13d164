import Foundation

/// Which glyph of the icon font Material Icons stands for which of Apple's symbols.
///
/// A row holds several entries, `name=glyph`; after it `/glyph` for the symbol's filled form, or `!` where the glyph is
/// made of lines and has no other form, or `~` where it is to be mirrored; and `@side`, the length of its longer side in
/// em. The names of symbols are Apple's as its documentation and published code call them, those of glyphs the ligatures
/// of the font (Google, Apache 2.0). Forms in circles, with slashes and the like follow from rules: `SymbolDrawing`.
struct SymbolTable {
    struct Entry: Hashable, Sendable {
        /// The glyph's ligature.
        let glyph: String
        /// The ligature of the filled form; nil if the glyph is all there is.
        let filled: String?
        /// Whether the glyph is made of lines, and so neither filled nor hollow.
        let isLineArt: Bool
        /// Whether the symbol points to the other side.
        let isMirrored: Bool
        /// The longer side of the symbol's ink in em of its point size.
        let side: CGFloat
    }

    static let entries: [Substring: Entry] = {
        let entries = rows.split { $0 == " " || $0 == "\n" }.map { text in
            let name = text.prefix { $0 != "=" }
            let parts = text.dropFirst(name.count + 1).split(separator: "@")
            let glyphs = parts[0].split(separator: "/").map { String($0.filter { !"!~".contains($0) }) }
            let entry = Entry(
                glyph: glyphs[0], filled: glyphs.count > 1 ? glyphs[1] : nil, isLineArt: parts[0].hasSuffix("!"),
                isMirrored: parts[0].hasSuffix("~"),
                side: parts.count > 1 ? CGFloat(Double(parts[1]) ?? standardSide) : standardSide)
            return (name, entry)
        }
        return Dictionary(entries) { first, _ in first }
    }()

    /// In em: what symbols that are about as wide as high measure on iOS.
    private static let standardSide = 1.18

    private static let rows = """
        person=person_outline/person@1.05 person.2=people_outline/people@1.58 person.3=groups@1.6 person.text.rectangle=badge
        person.badge.plus=person_add_alt/person_add_alt_1 person.badge.minus=person_remove/person_remove_alt_1
        person.crop.rectangle=portrait person.crop.square=account_box person.crop.circle=account_circle
        person.fill.questionmark=contact_support person.wave.2=record_voice_over
        person.fill.viewfinder=center_focus_weak/center_focus_strong figure.walk=directions_walk
        figure.run=directions_run figure.stand=man figure.2.and.child.holdinghands=family_restroom
        hand.raised=pan_tool hand.thumbsup=thumb_up_off_alt/thumb_up hand.thumbsdown=thumb_down_off_alt/thumb_down
        hand.tap=touch_app hand.point.up=pan_tool_alt face.smiling=sentiment_satisfied/insert_emoticon
        face.dashed=face eye=visibility@1.52 eyes=remove_red_eye ear=hearing brain=psychology
        brain.head.profile=psychology_alt mouth=mood faceid=face touchid=fingerprint
        heart=favorite_border/favorite star=star_border/star star.leadinghalf.filled=star_half
        star.leadinghalf.fill=star_half star.lefthalf.fill=star_half
        bookmark=bookmark_border/bookmark flag=outlined_flag/flag tag=local_offer bolt=bolt
        flame=local_fire_department sparkles=auto_awesome sparkle=auto_awesome wand.and.stars=auto_fix_high
        crown=workspace_premium rosette=military_tech seal=new_releases checkmark.seal=verified
        checkmark.shield=verified_user shield=shield lock=lock_outline/lock lock.open=lock_open key=vpn_key
        bell=notifications_none/notifications bell.badge=notification_important
        exclamationmark.triangle=warning_amber/warning questionmark.diamond=help_center nosign=block hammer=gavel
        wrench=build wrench.and.screwdriver=construction gear=settings gearshape=settings
        gearshape.2=miscellaneous_services slider.horizontal.3=tune slider.vertical.3=equalizer
        line.horizontal.3.decrease=filter_list
        plus=add!@0.97 minus=remove!@0.95 multiply=close!@0.86 xmark=close!@0.86 checkmark=check!@1.0
        divide=horizontal_rule!@0.95 equal=drag_handle!@0.95 number=tag!@1.0 percent=percent!@1.0
        questionmark=question_mark!@1.0
        info.circle=info_outline/info exclamationmark=priority_high!@1.0
        ellipsis=more_horiz!@1.0 ellipsis.vertical=more_vert!@1.0 ellipsis.bubble=sms asterisk=emergency@1.0
        at=alternate_email!@1.1 command=keyboard_command_key!@1.1 option=keyboard_option_key!@1.1
        control=keyboard_control_key!@1.1 return=keyboard_return!@1.2 delete.left=backspace@1.4
        infinity=all_inclusive!@1.3 function=functions!@1.0 sum=functions!@1.0 dollarsign=attach_money!@1.1
        eurosign=euro_symbol!@1.1 sterlingsign=currency_pound!@1.1 yensign=currency_yen!@1.1
        rublesign=currency_ruble!@1.1 indianrupeesign=currency_rupee!@1.1 bitcoinsign=currency_bitcoin!@1.1
        francsign=currency_franc!@1.1 turkishlirasign=currency_lira!@1.1
        chevron.left=chevron_left!@0.9 chevron.right=chevron_right!@0.9 chevron.backward=chevron_left!@0.9
        chevron.forward=chevron_right!@0.9 chevron.up=keyboard_arrow_up!@1.04 chevron.down=keyboard_arrow_down!@1.04
        chevron.compact.left=chevron_left!@1.0 chevron.compact.right=chevron_right!@1.0
        chevron.compact.up=expand_less!@1.1 chevron.compact.down=expand_more!@1.1
        chevron.left.2=keyboard_double_arrow_left!@1.0 chevron.right.2=keyboard_double_arrow_right!@1.0
        chevron.up.chevron.down=unfold_more!@1.05 chevron.left.slash.chevron.right=code!@1.3
        chevron.left.forwardslash.chevron.right=code!@1.3 arrow.left=arrow_back!@1.08 arrow.right=arrow_forward!@1.08
        arrow.backward=arrow_back!@1.08 arrow.forward=arrow_forward!@1.08 arrow.up=arrow_upward!@1.08
        arrow.down=arrow_downward!@1.08 arrow.up.right=north_east!@0.95 arrow.up.left=north_west!@0.95
        arrow.down.left=south_west!@0.95 arrow.down.right=south_east!@0.95 arrow.up.forward=north_east!@0.95
        arrow.left.arrow.right=swap_horiz!@1.2 arrow.left.and.right=swap_horiz!@1.2
        arrow.right.arrow.left=swap_horiz!@1.2 arrow.up.arrow.down=swap_vert!@1.2 arrow.up.and.down=swap_vert!@1.2
        arrow.up.and.down.and.arrow.left.and.right=open_with!@1.2 arrow.clockwise=refresh!@1.15
        arrow.counterclockwise=replay!@1.15 arrow.triangle.2.circlepath=autorenew!@1.3 arrow.2.circlepath=sync!@1.3
        arrow.2.squarepath=repeat!@1.3 arrow.triangle.branch=alt_route!@1.2
        arrow.triangle.turn.up.right.diamond=directions arrow.triangle.swap=swap_vert!@1.2
        arrow.turn.up.left=reply!@1.2 arrow.turn.up.right=redo!@1.2
        arrow.turn.down.right=subdirectory_arrow_right!@1.1 arrow.turn.down.left=subdirectory_arrow_left!@1.1
        arrow.uturn.left=undo!@1.15 arrow.uturn.right=redo!@1.15 arrow.uturn.backward=undo!@1.15
        arrow.uturn.forward=redo!@1.15 arrow.up.left.and.arrow.down.right=open_in_full!@1.1
        arrow.down.right.and.arrow.up.left=close_fullscreen!@1.1 arrow.up.to.line=vertical_align_top!@1.1
        arrow.down.to.line=file_download_done!@1.1 arrow.right.to.line=last_page!@1.1
        arrow.left.to.line=first_page!@1.1 arrow.up.doc=upload_file arrow.down.doc=file_open
        arrow.up.arrow.down.square=import_export arrow.rectanglepath=repeat!@1.3 arrow.right.square=exit_to_app
        arrow.down.app=system_update_alt arrowshape.turn.up.left=reply@1.25 arrowshape.turn.up.right=reply~@1.25
        arrowshape.turn.up.backward=reply@1.2 arrowshape.turn.up.forward=reply~@1.2
        arrowshape.turn.up.left.2=reply_all@1.4 arrowtriangle.down=arrow_drop_down@0.95
        arrowtriangle.up=arrow_drop_up@0.95 arrowtriangle.left=arrow_left@0.95 arrowtriangle.right=arrow_right@0.95
        location=near_me location.north=navigation paperplane=send square.and.arrow.up=ios_share@1.33
        square.and.arrow.down=save_alt@1.33 square.and.pencil=drive_file_rename_outline
        rectangle.portrait.and.arrow.right=logout rectangle.portrait.and.arrow.forward=logout
        magnifyingglass=search!@1.1 plus.magnifyingglass=zoom_in!@1.1 minus.magnifyingglass=zoom_out!@1.1
        doc.text.magnifyingglass=find_in_page text.magnifyingglass=manage_search pencil=edit@1.1 pencil.tip=gesture
        pencil.and.outline=draw highlighter=highlight scribble=gesture paintbrush=brush paintpalette=palette
        eyedropper=colorize trash=delete_outline/delete scissors=content_cut link=link!@1.2
        paperclip=attach_file!@1.2 pin=push_pin square.on.square=content_copy plus.square.on.square=add_to_photos
        plus.rectangle.on.rectangle=queue rectangle.on.rectangle=filter_none rectangle.stack=collections
        doc=insert_drive_file doc.on.doc=file_copy doc.on.clipboard=content_paste doc.text=description
        doc.plaintext=article doc.richtext=article clipboard=assignment
        list.clipboard=assignment note=note note.text=sticky_note_2 book=menu_book books.vertical=library_books
        book.closed=book newspaper=newspaper@1.38 magazine=auto_stories folder=folder 
        archivebox=archive tray=inbox tray.and.arrow.down=move_to_inbox tray.and.arrow.up=unarchive
        tray.full=all_inbox externaldrive=storage internaldrive=storage printer=print scanner=scanner
        calendar=calendar_today calendar.badge.plus=event calendar.badge.clock=pending_actions
        clock=access_time/access_time_filled@1.13 alarm=alarm timer=timer@1.13 stopwatch=timer
        hourglass=hourglass_empty/hourglass_full deskclock=alarm qrcode=qr_code!@1.15
        qrcode.viewfinder=qr_code_scanner!@1.2 barcode=view_week barcode.viewfinder=qr_code_scanner!@1.2
        viewfinder=crop_free!@1.2 crop=crop!@1.2 crop.rotate=crop_rotate!@1.2 rotate.left=rotate_left
        rotate.right=rotate_right flip.horizontal=flip power=power_settings_new!@1.15
        togglepower=power_settings_new!@1.15 cursorarrow=near_me lightbulb=lightbulb_outline/lightbulb
        flashlight.on=flashlight_on flashlight.off=flashlight_off puzzlepiece=extension cube=view_in_ar
        cube.box=inventory_2 shippingbox=inventory_2
        list.bullet=format_list_bulleted!@1.2 list.dash=format_list_bulleted!@1.2
        list.number=format_list_numbered!@1.2 list.triangle=toc!@1.2 list.star=format_list_bulleted!@1.2
        checklist=checklist!@1.2 line.3.horizontal=menu!@1.1 line.horizontal.3=menu!@1.1
        line.3.horizontal.decrease=filter_list!@1.1 text.alignleft=format_align_left!@1.1
        text.aligncenter=format_align_center!@1.1 text.alignright=format_align_right!@1.1
        text.justify=format_align_justify!@1.1 text.justifyleft=format_align_justify!@1.1
        text.quote=format_quote!@1.2 quote.bubble=format_quote text.bubble=chat
        increase.indent=format_indent_increase!@1.2 decrease.indent=format_indent_decrease!@1.2
        bold=format_bold!@0.95 italic=format_italic!@0.95 underline=format_underlined!@1.0
        strikethrough=format_strikethrough!@1.0 textformat=text_format!@1.2 textformat.size=format_size!@1.2
        textformat.abc=abc!@1.4 textformat.123=123!@1.4 text.cursor=text_fields!@1.1 character=translate!@1.1
        character.cursor.ibeam=text_fields!@1.1 paragraph=subject!@1.1 square.grid.2x2=grid_view
        square.grid.3x2=view_module@1.3 square.grid.3x3=apps circle.grid.3x3=apps rectangle.grid.1x2=view_agenda
        rectangle.grid.2x2=grid_view rectangle.split.3x1=view_column sidebar.left=view_sidebar
        sidebar.right=view_sidebar tablecells=table_chart squareshape.split.2x2=grid_on square.3.stack.3d=layers
        square.stack.3d.up=layers square.stack=filter_none menubar.rectangle=web_asset macwindow=web_asset@1.3
        envelope=mail_outline/mail@1.34 envelope.open=drafts envelope.badge=mark_email_unread
        message=chat_bubble_outline/chat_bubble@1.29 bubble.left=chat_bubble_outline/chat_bubble@1.25
        bubble.right=chat_bubble_outline/chat_bubble@1.25 bubble.left.and.bubble.right=forum@1.45
        bubble.middle.bottom=mode_comment captions.bubble=closed_caption phone=call@1.15 phone.down=call_end@1.4
        phone.badge.plus=add_ic_call phone.arrow.up.right=phone_forwarded video=videocam@1.42
        video.badge.plus=video_call camera=photo_camera@1.3 camera.rotate=cameraswitch
        camera.viewfinder=center_focus_weak mic=mic_none/mic waveform=graphic_eq!@1.2
        antenna.radiowaves.left.and.right=wifi_tethering!@1.3 dot.radiowaves.left.and.right=wifi_tethering!@1.3
        wifi=wifi!@1.3 wifi.exclamationmark=perm_scan_wifi!@1.3 personalhotspot=wifi_tethering!@1.2
        cellularbars=signal_cellular_alt!@1.2 bluetooth=bluetooth!@1.2 network=language globe=language
        globe.americas=public globe.europe.africa=public safari=explore icloud=cloud_queue/cloud@1.32
        icloud.and.arrow.up=cloud_upload@1.38 icloud.and.arrow.down=cloud_download@1.38 cloud=cloud_queue/cloud@1.32
        server.rack=dns rss=rss_feed!@1.0 share=share person.line.dotted.person=connect_without_contact
        airplayvideo=airplay@1.3 airplayaudio=cast@1.3
        play=play_arrow@1.05 pause=pause@1.05 stop=stop@1.0 playpause=play_arrow record=fiber_manual_record
        backward=fast_rewind@1.4 forward=fast_forward@1.4 backward.end=skip_previous forward.end=skip_next
        gobackward=replay!@1.2 goforward=refresh!@1.2 gobackward.10=replay_10!@1.2 goforward.10=forward_10!@1.2
        gobackward.30=replay_30!@1.2 goforward.30=forward_30!@1.2 gobackward.15=replay!@1.2 goforward.15=refresh!@1.2
        eject=eject shuffle=shuffle!@1.2 repeat=repeat!@1.2 repeat.1=repeat_one!@1.2 speaker=volume_mute@1.08
        speaker.wave.1=volume_down speaker.wave.2=volume_up@1.3 speaker.wave.3=volume_up@1.3 speaker.1=volume_down
        speaker.2=volume_up@1.3 speaker.3=volume_up@1.3 speaker.slash=volume_off@1.05 headphones=headphones
        earpods=earbuds music.note=music_note music.note.list=queue_music music.mic=mic_external_on
        guitars=music_note pianokeys=piano photo=image@1.3 photo.on.rectangle=photo_library@1.4
        photo.stack=photo_library film=movie tv=tv@1.35 4k.tv=4k airplay.video=airplay
        gamecontroller=sports_esports@1.4 livephoto=motion_photos_on
        house=home@1.25 house.lodge=gite@2.25 building=domain building.2=domain@1.3 building.columns=account_balance
        map=map@1.25 mappin=place mappin.and.ellipse=pin_drop location.circle=assistant_navigation scope=gps_fixed!@1.2
        car=directions_car_filled@1.35 bus=directions_bus tram=tram airplane=flight@1.2 bicycle=directions_bike@1.4
        ferry=directions_boat fuelpump=local_gas_station bed.double=hotel@1.4 fork.knife=restaurant
        cup.and.saucer=local_cafe@1.3 wineglass=wine_bar birthday.cake=cake cart=shopping_cart@1.3
        cart.badge.plus=add_shopping_cart bag=local_mall basket=shopping_basket@1.3 creditcard=credit_card@1.35
        wallet.pass=account_balance_wallet giftcard=card_giftcard gift=card_giftcard banknote=payments@1.4
        ticket=confirmation_number@1.35 briefcase=work_outline/work suitcase=luggage graduationcap=school@1.4
        studentdesk=desk umbrella=beach_access tent=cabin leaf=eco tree=park pawprint=pets ant=bug_report
        ladybug=bug_report hare=pets tortoise=pets
        sun.max=wb_sunny@1.22 sun.min=brightness_low moon=dark_mode moon.stars=nights_stay cloud.rain=grain
        cloud.bolt=thunderstorm cloud.sun=wb_cloudy snow=ac_unit!@1.2 snowflake=ac_unit!@1.2 wind=air!@1.3
        drop=water_drop thermometer=thermostat circle.lefthalf.fill=contrast circle.lefthalf.filled=contrast
        sunrise=wb_twilight sunset=wb_twilight tornado=tornado! mountain.2=landscape
        heart.text.square=monitor_heart cross=local_hospital cross.case=medical_services pills=medication
        bandage=healing stethoscope=health_and_safety waveform.path.ecg=monitor_heart dumbbell=fitness_center@1.4
        sportscourt=sports_soccer soccerball=sports_soccer basketball=sports_basketball trophy=emoji_events
        medal=military_tech dice=casino chart.bar=bar_chart chart.pie=pie_chart_outline/pie_chart
        chart.line.uptrend.xyaxis=show_chart!@1.3 chart.xyaxis.line=show_chart!@1.3 gauge=speed speedometer=speed
        scalemass=scale ruler=straighten@1.4
        iphone=smartphone ipad=tablet desktopcomputer=desktop_mac@1.35 laptopcomputer=laptop_mac@1.5
        display=monitor@1.35 applewatch=watch keyboard=keyboard@1.45 keyboard.chevron.compact.down=keyboard_hide@1.45
        computermouse=mouse cpu=memory memorychip=memory simcard=sim_card sdcard=sd_card battery.100=battery_full
        battery.25=battery_2_bar battery.0=battery_0_bar terminal=terminal@1.3 apps.iphone=phone_iphone homekit=home
        squareshape=crop_square/square app=crop_square/square
        """
}
