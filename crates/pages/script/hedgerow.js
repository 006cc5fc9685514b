// Hedgerow's one script. Every page works without it.
"use strict";
