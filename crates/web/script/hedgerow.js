// Hedgerow's one script. Every page works without it; with it a table changes in place.
"use strict";
(() => {
  // What is kept for a time without a connection; it never answers with a table.
  if ("serviceWorker" in navigator) {
    addEventListener("load", () => navigator.serviceWorker.register("/worker.js").catch(() => {}));
  }

  // What a player gives to the chance of a game: random digits where they type no words of their own. At a table
  // for several devices it is sealed first, and its words are opened when everybody has sealed theirs.

  {
    const digits = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const random = () => digits(crypto.getRandomValues(new Uint8Array(32)));
    const keep = (name, value) => {
      // A browser that keeps nothing cannot compare later; the game is as fair.
      try {
        localStorage.setItem(`hedgerow ${name}`, value);
      } catch {}
    };
    const kept = (name) => {
      try {
        return localStorage.getItem(`hedgerow ${name}`);
      } catch {
        return null;
      }
    };
    const sealOf = async (table, seat, words) => {
      const text = `hedgerow fairness v2 seal\0${table}\0${seat}\0${words}`;
      return digits(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
    };
    // As the server cleans words, so that the seal is that of the words that are kept.
    const tidy = (words) => words.replace(/[\p{Cc}\s]+/gu, " ").replace(/[\p{Bidi_Control}\ufff9-\ufffb\ufeff\u{e0001}-\u{e007f}]/gu, "").trim();

    // Fills in and, where it must be, seals what a form gives; the form is sent when that is done.
    const contribute = async (form) => {
      const field = form.querySelector("[data-random]");
      const words = tidy(field.value) || random();
      const { seals: table, seat } = form.dataset;
      field.value = words;
      if (!table) {
        const ticket = form.elements.ticket;
        const promise = form.querySelector("#promise")?.value ?? ticket?.dataset.promise;
        if (promise && ticket) keep(`promise ${ticket.value.split(".")[0]}`, promise);
        return;
      }
      // Only pages that came over a protected connection can compute digests.
      if (!crypto.subtle) return;
      keep(`words ${table} ${seat}`, words);
      const seal = document.createElement("input");
      seal.type = "hidden";
      seal.name = "seal";
      seal.value = await sealOf(table, seat, words);
      form.append(seal);
      field.disabled = true;
    };
    document.addEventListener("submit", (event) => {
      const form = event.target;
      if (!form.querySelector("[data-random]:enabled") || "ready" in form.dataset || event.submitter?.formMethod === "get") return;
      event.preventDefault();
      contribute(form).finally(() => {
        form.dataset.ready = "";
        // A form is not sent again as long as its event is handled.
        setTimeout(() => form.requestSubmit(event.submitter));
      });
    });
    // A page that was left and is shown again has forms that can be sent again.
    addEventListener("pageshow", (event) => {
      if (event.persisted && document.querySelector("[data-random]")) location.reload();
    });

    document.addEventListener("click", async (event) => {
      const button = event.target.closest("[data-copy]");
      const field = button && document.getElementById(button.dataset.copy);
      if (!field) return;
      field.select();
      await navigator.clipboard?.writeText(field.value).catch(() => {});
      button.textContent = button.dataset.copied;
    });
    const offerCopies = () => {
      for (const button of document.querySelectorAll("[data-copy]")) button.hidden = !navigator.clipboard;
    };
    offerCopies();

    // What this browser saw before it opened its own words: the promise and everybody's seals.
    const shownTo = (page) => {
      const parts = [...page.querySelectorAll("[data-shown]")].map((one) => `${one.dataset.shown} ${one.textContent}`);
      return [page.dataset.commitment, ...parts].join("\n");
    };

    const room = () => document.querySelector("main[data-waiting]");
    const attend = async () => {
      const page = room();
      const opens = page.querySelector("form[data-opens]");
      const words = opens && kept(`words ${opens.dataset.opens} ${opens.dataset.seat}`);
      if (words) {
        keep(`seen ${page.dataset.waiting}`, shownTo(page));
        opens.elements.words.value = words;
        opens.requestSubmit();
        return;
      }
      page.querySelector("form[data-at-once]")?.requestSubmit();
    };
    // The others come and contribute meanwhile. Nothing is put in place of what somebody is typing.
    const follow = async () => {
      const response = await fetch(location.pathname, { headers: { Accept: "text/html" }, credentials: "same-origin" });
      const fresh = new DOMParser().parseFromString(await response.text(), "text/html").querySelector("main[data-waiting]");
      if (!fresh) return location.reload();
      const old = room();
      const same = fresh.dataset.step === old.dataset.step && fresh.innerHTML.length === old.innerHTML.length;
      if (same || old.contains(document.activeElement) && document.activeElement.matches("input:not([readonly])")) return;
      old.replaceWith(document.adoptNode(fresh));
      offerCopies();
      attend();
    };
    if (room()) {
      attend();
      setInterval(() => follow().catch(() => {}), 3000);
    }

    // On the page of a table's fairness: whether it is still what this browser was shown.
    const proof = document.querySelector("main[data-fairness]");
    if (proof) {
      const { fairness: table, commitment } = proof.dataset;
      const given = [...proof.querySelectorAll("[data-shown]")].map((one) => `${one.dataset.shown} ${one.dataset.value}`);
      const before = kept(`seen ${table}`);
      const promise = kept(`promise ${table}`) ?? before?.split("\n")[0];
      const said = proof.querySelector("[data-same]");
      if (promise && said) {
        const same = promise === commitment && (!before || !given.length || before === [commitment, ...given].join("\n"));
        said.textContent = same ? said.dataset.same : said.dataset.other;
        
        said.hidden = false;
      }
    }
  }

  const main = () => document.querySelector("main[data-table]");
  if (!main()) return;

  const calm = () =>
    document.documentElement.dataset.motion === "none" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches;
  const pace = { slow: 1.8, normal: 1, fast: 0.5 }[document.documentElement.dataset.pace] || 1;
  const home = () => `/table/${main().dataset.table}`;
  const find = (selector) => document.querySelector(selector);

  // A region that stays, for what should be heard.
  const said = document.createElement("p");
  said.className = "vh";
  said.setAttribute("role", "status");
  document.body.append(said);
  const say = (text) => {
    said.textContent = "";
    setTimeout(() => (said.textContent = text), 80);
  };

  // A hint comes bit by bit, and can be stopped.

  let hint = null;
  const unhint = () => {
    hint?.close();
    hint = null;
    find("#advice")?.removeAttribute("aria-busy");
    find("[data-stop]")?.remove();
  };
  // What a hint speaks of is called as at the table, and the best is marked on the board.
  const mark = () => {
    for (const one of document.querySelectorAll(".hinted")) one.classList.remove("hinted");
    for (const [place, button] of [...document.querySelectorAll("#advice button[name=id]")].entries()) {
      const own = find(`.ask button[value="${CSS.escape(button.value)}"]`);
      if (own?.ariaLabel) button.querySelector("span").textContent = own.ariaLabel;
      if (place > 0) continue;
      const zone = own?.dataset.zone;
      (zone ? document.getElementById(`z${zone}`) : find(`.map a[href*="?ask=choice:${button.value}#"]`))?.classList.add("hinted");
    }
  };
  const advise = (address) => {
    unhint();
    const panel = find("#advice");
    panel.setAttribute("aria-busy", "true");
    hint = new EventSource(`${address}/events`);
    hint.onmessage = (event) => {
      panel.innerHTML = event.data;
      mark();
    };
    hint.addEventListener("done", (event) => {
      panel.innerHTML = event.data;
      mark();
      unhint();
      say(panel.querySelector("li")?.innerText);
    });
    hint.onerror = () => {
      unhint();
      location.assign(address);
    };
  };

  // The latest line of the log without the rules that it cites: lists count upwards, all else stands newest first.
  const latest = () => {
    const line = (find(".log .acct li:last-child") ?? find(".log li"))?.cloneNode(true);
    for (const aside of line?.querySelectorAll(".rule, .also, .cited, .at, svg") ?? []) aside.remove();
    return line?.textContent.trim().replace(/\s+/g, " ");
  };

  // What happened last, and who thinks now; one after the other is said only once.
  const tell = (first) => {
    const thinks = find("[data-thinking]");
    say([first, latest(), thinks?.dataset.thinking].filter(Boolean).join(" "));
  };

  // A table that is seen whole: what a phone shows, and previews of what is small.

  const pane = (name) => {
    const box = document.getElementById(`pane-${name}`);
    if (box && !box.checked) box.click();
  };
  // A choice lowers the sheet, so that the map shows what happens.
  const settle = () => {
    const up = find("#sheet-up");
    if (!up || !moved) return;
    up.checked = false;
    if (find(".watch")) pane("map");
  };
  document.addEventListener("click", (event) => {
    const to = event.target.closest("a[data-pane]");
    if (to) pane(to.dataset.pane);
    const share = event.target.closest("[data-share]");
    if (!share) return;
    if (navigator.share) {
      navigator.share({ title: document.title, url: location.href }).catch(() => {});
    } else {
      navigator.clipboard?.writeText(location.href).then(() => (share.lastChild.textContent = share.dataset.share), () => {});
    }
  });
  // The handle of the sheet can be pulled.
  let pulled = null;
  document.addEventListener("pointerdown", (event) => {
    if (event.target.closest(".grip")) pulled = event.clientY;
  });
  addEventListener("pointerup", (event) => {
    if (pulled === null) return;
    const by = event.clientY - pulled;
    pulled = null;
    if (Math.abs(by) > 24) find("#sheet-up").checked = by < 0;
  });
  // Pointing at something small shows all of it, as a tap on it does.
  let peeked = null;
  let peeking = 0;
  const unpeek = () => {
    clearTimeout(peeking);
    if (peeked?.matches(":popover-open")) peeked.hidePopover();
    peeked = null;
  };
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || event.target.closest(".pop")) return;
    const button = event.target.closest(".pv[popovertarget]");
    const pop = button && document.getElementById(button.getAttribute("popovertarget"));
    if (pop && pop === peeked) return;
    unpeek();
    if (!pop || pop.matches(":popover-open")) return;
    peeking = setTimeout(() => {
      pop.showPopover({ source: button });
      peeked = pop;
    }, 350);
  });
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(peeking);
    // A press keeps what pointing has shown.
    if (peeked && event.target.closest(".pv")) peeked = null;
  });

  // A long press shows what pointing at something small shows; then it is no tap.
  let pressing = 0;
  let pressed = false;
  document.addEventListener("pointerdown", (event) => {
    pressed = false;
    if (event.pointerType === "mouse") return;
    const pop = event.target.closest(".cell")?.querySelector(":scope > .all-of");
    if (!pop) return;
    pressing = setTimeout(() => {
      pressed = true;
      shownBy = pop;
      if (!pop.matches(":popover-open")) pop.showPopover();
    }, 500);
  });
  let shownBy = null;
  addEventListener("pointerup", () => {
    // The browser closes what it thinks was pressed beside.
    if (pressed) setTimeout(() => shownBy?.matches(":popover-open") || shownBy?.showPopover());
  }, true);
  for (const end of ["pointerup", "pointercancel", "scroll"]) addEventListener(end, () => clearTimeout(pressing), true);
  addEventListener("contextmenu", (event) => pressed && event.preventDefault());
  addEventListener("click", (event) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  // Fetching a part of the page and putting it in place.

  // A choice is sent once, and what was only to be looked at meanwhile is dropped for it.
  let sending = false;
  let looks = 0;
  let shown = location.pathname + location.search;
  const ahead = new Map();

  const fetched = async (address, options = {}) => {
    // The drawings that are here already need not come again.
    const drawn = [...find("body > .sprite").children].map((one) => one.id).join(" ");
    const headers = { "X-Part": "main", "X-Drawn": drawn, Accept: "text/html" };
    const response = await fetch(address, { ...options, headers, credentials: "same-origin" });
    const text = await response.text();
    return { text, path: response.headers.get("X-Location"), url: response.url };
  };

  const read = (text) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    return page.querySelector("main[data-table]") ? page : null;
  };

  // Whatever scrolls within the table, by name.
  const rows = () => {
    const all = [...document.querySelectorAll(".scroll, .meadow, .hand")];
    return new Map(all.map((row) => [row.getAttribute("aria-labelledby") ?? row.className, row]));
  };

  // What is asked, or where nothing is, what the page is about.
  const toQuestion = () => {
    const aim = find("#question") ?? find("main :is(h1, h2)") ?? main();
    if (!aim.hasAttribute("tabindex")) aim.tabIndex = -1;
    aim.focus({ preventScroll: true });
  };

  // Whatever has the focus, so that it can be found again in the next picture of the table.
  const held = () => {
    const one = document.activeElement;
    if (!one || one === document.body || !main().contains(one)) return null;
    const zone = one.dataset.zone;
    const ways = [
      one.id && `#${CSS.escape(one.id)}`,
      one.name && `${one.localName}[name="${one.name}"][value="${CSS.escape(one.value)}"]`,
      zone && `${one.localName}[data-zone="${CSS.escape(zone)}"]`,
      one.getAttribute("href") && `a[href="${CSS.escape(one.getAttribute("href"))}"]`,
    ];
    return ways.filter(Boolean);
  };
  const hold = (ways) => {
    for (const way of ways ?? []) {
      const one = find(`main ${way}`);
      if (one?.checkVisibility()) return one.focus({ preventScroll: true });
    }
    if (ways) toQuestion();
  };

  // The position that is shown: a look at something in it moves nothing.
  const position = () => {
    const { table, step } = main().dataset;
    return `${table} ${step} ${find(".watch, .past") ? location.pathname + location.search : ""}`;
  };
  let moved = true;
  let before = "";

  // The cards of a page by name, and by the place that they lie in.
  const cardsOf = (page) => {
    const all = new Map();
    for (const card of page.querySelectorAll(".meadow .card.M, .hand .card.M, .town .card.C, .lair .card.C")) {
      const name = card.querySelector(".nm")?.textContent;
      if (!name) continue;
      const place = card.closest(".meadow, .hand, .town, .lair").classList[0];
      const places = all.get(name) ?? all.set(name, new Map()).get(name);
      places.set(place, [...(places.get(place) ?? []), card]);
    }
    return all;
  };

  // A card that is one fewer in one place and one more in another has gone there: from which, and to what place as the last.
  const journeys = (page) => {
    const [old, next] = [cardsOf(document), cardsOf(page)];
    const count = (all, name, place) => all.get(name)?.get(place)?.length ?? 0;
    const seen = (card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const found = [];
    for (const [name, places] of old) {
      for (const [place, cards] of places) {
        const from = cards.findLast(seen);
        if (!from || count(next, name, place) !== cards.length - 1) continue;
        for (const [other, there] of next.get(name) ?? []) {
          if (other !== place && there.length === count(old, name, other) + 1) found.push({ from, name, place: other });
        }
      }
    }
    return found;
  };

  // What holds something that its attributes do not say: what was typed, and what was chosen.
  const FIELDS = "input:not([type=hidden]), select, textarea";
  const same = (one, other) => one.isEqualNode(other) && !(one.matches?.(FIELDS) || one.querySelector?.(FIELDS));
  const alike = (one, other) => one.nodeName === other.nodeName && one.id === other.id && one.attributes && !one.matches(FIELDS);

  // Makes an element like a fresh one. What is the same stays where it is, so that only what changes is laid out and drawn.
  const patch = (old, fresh) => {
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    const [was, next] = [[...old.childNodes], [...fresh.childNodes]];
    // What stands between what is the same at the beginning and at the end has changed, come or gone.
    while (was.length && next.length && same(was[0], next[0])) was.shift(), next.shift();
    let end = null;
    while (was.length && next.length && same(was.at(-1), next.at(-1))) (end = was.pop()), next.pop();
    while (was.length && next.length && alike(was[0], next[0])) patch(was.shift(), next.shift());
    while (was.length && next.length && alike(was.at(-1), next.at(-1))) patch((end = was.pop()), next.pop());
    for (const one of was) one.remove();
    for (const one of next) old.insertBefore(document.adoptNode(one), end);
  };

  const put = (page) => {
    unhint();
    const views = [...rows()].map(([name, row]) => [name, row.scrollLeft, row.scrollTop]);
    const table = main().dataset.table;
    const drawings = page.querySelector("template[data-drawings]");
    document.title = drawings.dataset.title;
    const focus = held();
    // This comes first: a browser lays out what it takes the focus from, and the old table would be laid out once more with
    // all that changes around it.
    patch(main(), page.querySelector("main[data-table]"));
    const sprite = document.adoptNode(drawings.content.firstElementChild);
    if (drawings.dataset.drawings === "all") find("body > .sprite").replaceWith(sprite);
    for (const fresh of [...sprite.children]) {
      // It may have come with another part that was asked for at the same time.
      if (!find(`body > .sprite > #${CSS.escape(fresh.id)}`)) find("body > .sprite").append(fresh);
    }
    for (const template of page.querySelectorAll("template[data-for]")) {
      const old = find(template.dataset.for);
      const fresh = template.content.firstElementChild;
      if (old && fresh) old.replaceWith(document.adoptNode(fresh));
    }
    hold(focus);
    document.body.classList.toggle("is-past", Boolean(find(".past")));
    zoom();
    if (table === main().dataset.table) {
      const now = rows();
      for (const [name, left, top] of views) now.get(name)?.scrollTo({ left, top, behavior: "instant" });
    }
    toPawn(false);
  };

  const show = async (text, { url, push = false, focus = true } = {}) => {
    const page = read(text);
    if (!page) return false;
    const change = () => {
      put(page);
      if (url && url !== location.pathname + location.search) {
        history[push ? "pushState" : "replaceState"](null, "", url);
      }
      shown = location.pathname + location.search;
      moved = position() !== before;
      before = position();
      main().toggleAttribute("data-still", !moved);
      settle();
      if (focus) toQuestion();
      begin();
    };
    if (document.startViewTransition && !calm()) {
      // Cards that go somewhere have a name while they do.
      const gone = journeys(page);
      const name = (card, text) => card && (card.style.viewTransitionName = text);
      gone.forEach(({ from }, index) => name(from, `card-${index}`));
      let come = [];
      const fade = document.startViewTransition(() => {
        change();
        const all = cardsOf(document);
        come = gone.map(({ name, place }) => all.get(name)?.get(place)?.at(-1));
        come.forEach((card, index) => name(card, `card-${index}`));
      });
      // A fade that the next one overtakes is nobody's fault.
      fade.ready.catch(() => {});
      fade.finished.catch(() => {}).then(() => come.forEach((card) => name(card, "")));
      await fade.updateCallbackDone;
    } else {
      change();
    }
    return true;
  };

  const go = async (address, { push = false, focus = true, keep = false } = {}) => {
    if (sending) return;
    stop();
    looks += 1;
    const look = looks;
    try {
      const url = new URL(address, location.href);
      const key = url.pathname + url.search;
      const { text, path } = ahead.get(key) ? await ahead.get(key) : await fetched(key);
      if (look !== looks) return;
      ahead.clear();
      if (!(await show(text, { url: keep ? key : path || key, push, focus }))) location.assign(address);
      // What is watched step by step is said step by step.
      const step = find(".watch .watch-say p");
      if (step) say(step.textContent);
    } catch {
      if (look === looks) location.assign(address);
    }
  };

  const send = async (form, fields) => {
    if (sending) return;
    stop();
    looks += 1;
    sending = true;
    main().setAttribute("aria-busy", "true");
    try {
      const { text, path } = await fetched(form.action, { method: "POST", body: new URLSearchParams(fields) });
      ahead.clear();
      if (await show(text, { url: path || home() })) {
        const fault = find("[role=alert]");
        tell(fault?.innerText);
      } else {
        location.assign(home());
      }
    } catch {
      location.assign(home());
    } finally {
      sending = false;
      // What was told meanwhile was not looked at.
      follow();
    }
  };

  const choose = (id) => {
    const form = find("form#decision");
    if (form) send(form, { step: form.elements.step.value, id });
  };

  document.addEventListener("submit", (event) => {
    const form = event.target;
    const path = new URL(form.action).pathname;
    if (path === `${home()}/odds`) {
      event.preventDefault();
      go(`${path}?${new URLSearchParams(new FormData(form))}`, { keep: true, focus: false });
      return;
    }
    if (!["choose", "answer", "retract", "undo", "redo", "seat", "company", "takeback"].some((what) => path === `${home()}/${what}`)) return;
    event.preventDefault();
    send(form, new FormData(form, event.submitter));
  });

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (dragged) {
      event.preventDefault();
      return;
    }
    if (link.dataset.hint) {
      event.preventDefault();
      advise(link.dataset.hint);
      return;
    }
    if (link.dataset.choice) {
      event.preventDefault();
      choose(link.dataset.choice);
      return;
    }
    const url = new URL(link.href.baseVal ?? link.href, location.href);
    const inside = url.pathname === home() || url.pathname.startsWith(`${home()}/`);
    const aside = [".json", "/line", "/report", "/review", "/friends", "/fairness"].some((end) => url.pathname.endsWith(end)) || url.pathname.startsWith(`${home()}/told`);
    if (url.origin !== location.origin || !inside || aside) return;
    // A place on this page is found without fetching it again.
    if (url.hash && url.pathname + url.search === shown) return;
    event.preventDefault();
    const past = url.pathname.includes("/at/");
    if ("previous" in link.dataset) playing = false;
    go(url, { push: past, keep: past || url.search.startsWith("?ask") });
  });

  // A link within the page leads to no other one.
  addEventListener("popstate", () => {
    if (location.pathname + location.search !== shown) go(location.href, { keep: true });
  });

  // The creatures' turn, told at the reader's pace.

  let timer = 0;
  let playing = !calm();

  const stop = () => clearTimeout(timer);

  const tick = () => {
    stop();
    const watch = find(".watch[data-next]");
    if (!watch) return;
    const button = watch.querySelector("[data-play]");
    button.hidden = false;
    button.setAttribute("aria-pressed", String(playing));
    button.setAttribute("aria-label", playing ? button.dataset.pauseWords : button.dataset.playWords);
    const next = watch.dataset.next;
    if (!ahead.has(next)) {
      const coming = fetched(next);
      coming.catch(() => ahead.delete(next));
      ahead.set(next, coming);
    }
    if (!playing) return;
    // A turn takes at most eight seconds, however many moments it has.
    const lines = watch.querySelectorAll(".acct li").length;
    const most = 8000 / (watch.querySelector("progress")?.max || 1);
    timer = setTimeout(() => go(next, { focus: false }), Math.min(1500 + 700 * Math.min(lines, 6), most) * pace);
  };

  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-again]")) {
      again();
    } else if (event.target.closest("[data-stop]")) {
      unhint();
    } else if (event.target.closest("[data-play]")) {
      playing = !playing;
      tick();
    } else if (find(".watch") && event.target.closest(".map") && !dragged) {
      go(find(".watch").dataset.next, { focus: false });
    }
  });

  // Whoever has left a dotted trail walks along it.
  const middle = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const run = () => {
    const trails = [...document.querySelectorAll("path[data-piece]")].filter((trail) => trail.getTotalLength());
    const again = find("[data-again]");
    if (again) again.hidden = calm() || !trails.length;
    if (calm() || !moved) return;
    const walking = new Set();
    for (const trail of trails) {
      const length = trail.getTotalLength();
      const { x: toX, y: toY } = trail.getPointAtLength(length);
      const matrix = trail.getScreenCTM();
      const [endX, endY] = [matrix.a * toX + matrix.e, matrix.d * toY + matrix.f];
      const far = (piece) => {
        const [x, y] = middle(piece);
        return Math.hypot(x - endX, y - endY) / matrix.a;
      };
      // The piece itself, if it still stands where the trail ends.
      const pieces = [...document.querySelectorAll(`.map .pc:has(> use[href="#${trail.dataset.piece}"])`)];
      const piece = pieces.filter((one) => !walking.has(one) && far(one) < 130).sort((one, other) => far(one) - far(other))[0];
      if (!piece) continue;
      walking.add(piece);
      const frames = [];
      const steps = Math.max(4, Math.round(length / 22));
      for (let step = 0; step <= steps; step += 1) {
        const { x, y } = trail.getPointAtLength((length * step) / steps);
        frames.push({ transform: `translate(${x - toX}px, ${y - toY - (step % 2 && step < steps ? 5 : 0)}px)` });
      }
      const duration = Math.min(1600, 420 * Math.max(1, length / 130)) * pace;
      piece.animate(frames, { duration, easing: "cubic-bezier(.25,.7,.3,1)", fill: "backwards" });
    }
  };

  // What just happened is shown again: on the map, or as it was told.
  const again = () => {
    if (find("path[data-piece]") && !calm()) {
      moved = true;
      run();
    } else {
      find("[data-retell]")?.click();
    }
  };

  // The map: zoom, pan, and where it opens.

  const stored = () => Number(sessionStorage.getItem("zoom")) || 0;

  const zoom = (change) => {
    const city = find(".city");
    const map = find(".map");
    if (!map) return;
    city.querySelector(".zoom").hidden = false;
    let factor = stored();
    if (change === 0) factor = 0;
    else if (change) factor = Math.min(2.5, Math.max(0.4, (factor || map.clientWidth / map.viewBox.baseVal.width) * change));
    if (change !== undefined) sessionStorage.setItem("zoom", String(factor));
    city.classList.toggle("zoomed", factor > 0);
    if (factor > 0) {
      map.setAttribute("width", map.viewBox.baseVal.width * factor);
      map.setAttribute("height", map.viewBox.baseVal.height * factor);
    }
    if (change !== undefined) toPawn(true);
  };

  // Shows the pawn, if it cannot be seen or that is wanted.
  const toPawn = (always) => {
    const scroll = find(".scroll");
    const map = find(".map");
    if (!map) return;
    const [x, y] = map.dataset.pawn.split(" ").map(Number);
    const [left, top] = [x * map.clientWidth, y * map.clientHeight];
    const seen = (at, from, size) => at > from + 40 && at < from + size - 40;
    if (always || !seen(left, scroll.scrollLeft, scroll.clientWidth)) {
      scroll.scrollLeft = left - scroll.clientWidth / 2;
    }
    if (always || !seen(top, scroll.scrollTop, scroll.clientHeight)) {
      scroll.scrollTop = top - scroll.clientHeight / 2;
    }
    // On a phone the decision lies over the lower part of the room.
    const dock = find(".mystics .dock");
    if (!dock || getComputedStyle(dock).position !== "sticky") return;
    const box = map.getBoundingClientRect();
    const end = Math.min(innerHeight, dock.getBoundingClientRect().top);
    const row = box.top + y * box.height;
    if (box.top > end || box.bottom < 120 || (row > 120 && row < end - 40)) return;
    scrollBy({ top: row - (row < 120 ? 160 : end - 90), behavior: "instant" });
  };

  let dragged = false;
  let drag = null;
  document.addEventListener("pointerdown", (event) => {
    dragged = false;
    const scroll = event.target.closest(".scroll");
    if (!scroll || event.pointerType !== "mouse" || event.button) return;
    drag = { scroll, x: event.clientX, y: event.clientY, left: scroll.scrollLeft, top: scroll.scrollTop };
  });
  document.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (Math.hypot(dx, dy) > 6) dragged = true;
    if (!dragged) return;
    drag.scroll.scrollLeft = drag.left - dx;
    drag.scroll.scrollTop = drag.top - dy;
  });
  addEventListener("pointerup", () => (drag = null));
  document.addEventListener("dragstart", (event) => {
    if (event.target.closest?.(".map")) event.preventDefault();
  });

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    if (button) zoom({ in: 1.25, out: 0.8, all: 0 }[button.dataset.zoom]);
  });

  // A zone and its button show each other.
  const twin = (target) => {
    for (const shown of document.querySelectorAll(".kf")) shown.classList.remove("kf");
    const zone = target.closest?.("[data-zone]")?.dataset.zone;
    if (!zone) return;
    const link = document.getElementById(`z${zone}`);
    if (link?.classList.contains("to")) link.classList.add("kf");
    const button = find(`.ask button.ch[data-zone="${zone}"]`);
    if (button && button !== target.closest("button")) button.classList.add("kf");
  };
  document.addEventListener("focusin", (event) => twin(event.target));
  document.addEventListener("pointerover", (event) => {
    if (event.target.closest("[data-zone]")) twin(event.target);
  });
  document.addEventListener("pointerout", (event) => {
    if (event.target.closest("[data-zone]")) twin(document.activeElement);
  });

  // On the board the arrows lead to the next place or card that way.
  const BOARD = ".map a[href], .meadow :is(a, button), .hand :is(a, button), .river :is(a, button), .town :is(a, button), .own :is(a, button), .woods :is(a, button), .events :is(a, button), .init a, .chips button";
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const step = (from, [right, down]) => {
    const [x, y] = middle(from);
    let best = null;
    let least = Infinity;
    for (const one of document.querySelectorAll(BOARD)) {
      if (one === from || !one.checkVisibility()) continue;
      const [toX, toY] = middle(one);
      const along = (toX - x) * right + (toY - y) * down;
      const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
      const distance = along + 2 * aside;
      if (along > 4 && distance < least && aside < 2 * along) [best, least] = [one, distance];
    }
    best?.focus();
    best?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm() ? "instant" : "smooth" });
  };
  const toBoard = () => {
    const places = [...document.querySelectorAll(BOARD)].filter((one) => one.checkVisibility() && !one.closest(".chips, .init"));
    (places.find((one) => one.matches(".to, .can")) ?? places[0])?.focus();
  };

  // Keys.

  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.metaKey || event.ctrlKey || event.altKey || target.closest("input, textarea, select")) return;
    const press = (selector) => {
      const there = find(selector);
      if (!there) return false;
      event.preventDefault();
      there.click();
      return true;
    };
    if (key === "?") {
      const help = find("#keys");
      event.preventDefault();
      if (help?.open) help.close();
      else help?.showModal();
      return;
    }
    if (find("#keys")?.open) return;
    if (target.closest?.(BOARD) && ARROWS[key]) {
      event.preventDefault();
      step(target, ARROWS[key]);
      return;
    }
    if (find(".watch")) {
      if (key === "ArrowRight") press("[data-forward]");
      else if (key === "ArrowLeft") press("[data-previous]");
      else if (key === " " && !target.closest("a, button, summary")) press("[data-play]");
      else if (!["Tab", "Shift", " ", "Enter", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"].includes(key)) {
        press("[data-skip]");
      }
      return;
    }
    if (find(".past")) {
      if (key === "ArrowLeft" && press(".past [data-before]")) return;
      if (key === "ArrowRight" && press(".past [data-after]")) return;
      if (key === "Escape") press(".past [data-now]");
      return;
    }
    if (key === "u" || key === "r") press(`[data-do="${key === "u" ? "undo" : "redo"}"]`);
    else if (key === ".") press(".ask [data-end]");
    else if (key === ",") again();
    else if (key === "0") {
      event.preventDefault();
      if (target.closest?.(BOARD)) find("#question")?.focus();
      else toBoard();
    } else if (key === "+" || key === "-") press(`[data-zoom="${key === "+" ? "in" : "out"}"]`);
    else if (key === "Escape") press("main [data-all]");
    else if (/^[a-z0-9]$/.test(key)) press(`.ask [accesskey="${key}"]`);
  });

  // Another window may move the game on, or a player of ours.

  let stream = null;
  let told = 0;
  const follow = () => {
    if (sending || !(told > Number(main().dataset.step)) || find(".past") || find(".watch")) return;
    go(home(), { focus: false }).then(() => tell());
  };
  const listen = () => {
    const address = `${home()}/events`;
    if (stream?.url.endsWith(address)) return;
    stream?.close();
    stream = new EventSource(address);
    told = 0;
    stream.onmessage = (event) => {
      told = Number(event.data);
      follow();
    };
    stream.addEventListener("company", () => {
      if (!sending && !find(".past") && !find(".watch")) go(home(), { focus: false });
    });
  };

  // Whoever has asked for it is told that it is their turn while the page is out of sight.
  const allowed = () => window.Notification?.permission;
  const offer = (asked) => {
    const box = find("[data-notify]");
    if (!box || !allowed()) return;
    box.hidden = allowed() === "denied" && !asked;
    if (allowed() !== "default") box.textContent = box.dataset[allowed() === "granted" ? "yes" : "no"];
  };
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-notify] button")) Notification.requestPermission().then(() => offer(true));
  });
  let turn = true;
  const alarm = () => {
    const was = turn;
    turn = Boolean(find("#company")?.dataset.turn);
    if (was || !turn || !document.hidden || allowed() !== "granted") return;
    const shown = { tag: home(), icon: "/icon.svg", data: home() };
    try {
      const notice = new Notification(document.title, shown);
      notice.onclick = () => {
        focus();
        notice.close();
      };
    } catch {
      // Telephones show those of the worker alone.
      navigator.serviceWorker?.ready.then((worker) => worker.showNotification(document.title, shown)).catch(() => {});
    }
  };

  const begin = () => {
    document.documentElement.classList.add("scripted");
    for (const share of document.querySelectorAll("[data-share]")) share.hidden = false;
    offer();
    alarm();
    listen();
    run();
    tick();
  };

  before = position();
  zoom();
  toPawn(true);
  begin();
})();
