## The pages around the games

site-skip = Skip to the content
site-mark = Hedgerow, home
site-description = Tabletop games about small creatures, played in your browser, with every rule at hand.
site-nav = Site
site-nav-home = Games
site-nav-rules = Rules
site-nav-games = My games
site-nav-settings = Settings
site-nav-credits = Credits
site-language = Language
site-unofficial = An unofficial work by admirers. Our own drawings, our own words.

site-home-title = Small creatures, tall tales
site-games-title = My games
site-new-title = A new game of The Ratcatcher
site-rules-title = The rules of The Ratcatcher
site-credits-title = Credits
site-settings-title = Settings
site-error-title = This way leads nowhere
