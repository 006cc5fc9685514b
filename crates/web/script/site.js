// The worker caches a few files for times without a connection; it never serves a table.
if ("serviceWorker" in navigator) {
  addEventListener("load", () => navigator.serviceWorker.register("/worker.js").catch(() => {}));
}

// Shares the address of the page.
for (const share of document.querySelectorAll("[data-share]")) share.hidden = false;
document.addEventListener("click", (event) => {
  const share = event.target.closest("[data-share]");
  if (!share) return;
  if (navigator.share) {
    navigator.share({ title: document.title, url: location.href }).catch(() => {});
  } else {
    navigator.clipboard?.writeText(location.href).then(() => (share.lastChild.textContent = share.dataset.share), () => {});
  }
});

// A player's contribution to the chance of a game: random digits unless they type words of their own. At a table for
// several devices it is sealed first, and its words are published when everybody has sealed theirs.

{
  const digits = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const random = () => digits(crypto.getRandomValues(new Uint8Array(32)));
  const keep = (name, value) => {
    // A browser without storage cannot compare later; the game is fair all the same.
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
  // Cleans words as the server does, so that the seal is that of the stored words.
  const tidy = (words) => words.replace(/[\p{Cc}\s]+/gu, " ").replace(/[\p{Bidi_Control}\ufff9-\ufffb\ufeff\u{e0001}-\u{e007f}]/gu, "").trim();

  // Fills in a form's contribution and seals it if necessary; the form is submitted afterwards.
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
    // Only pages of a secure connection can compute digests.
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
      // A form cannot be submitted again while its event is handled.
      setTimeout(() => form.requestSubmit(event.submitter));
    });
  });
  // A page shown again from the history has forms that can be submitted again.
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

  // What this browser saw before it published its own words: the commitment and everybody's seals.
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
  // Meanwhile other players join and contribute. A field that has the focus is not replaced.
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

  // On the page about a table's fairness: whether its data equals what this browser saw.
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
