/**
 * For the scripts of wallets: the sheet that both open, over the page, with the cards of the sandbox.
 * `openSheet({ name, cards, withAuthMethods })` answers `{ show({ merchant, total }), allowPaying(allowed), close() }` and
 * calls `onPay({ number, authMethod })`, `onChange({ number })` and `onCancel()`.
 */
export const WALLET_SHEET = `
  const WORDS = {
    fr: { card: "Carte", proof: "Preuve", pay: "Payer", cancel: "Annuler", wait: "Un instant…", test: "Portefeuille d’essai" },
    en: { card: "Card", proof: "Proof", pay: "Pay", cancel: "Cancel", wait: "One moment…", test: "Test wallet" },
  }
  /** Whose wallet it is. */
  const HOLDER = { givenName: "Camille", familyName: "Gagnon", name: "Camille Gagnon", email: "camille.gagnon@exemple.ca" }
  const base = new URL(".", document.currentScript.src)
  const post = async (path, body) => {
    const response = await fetch(new URL(path, base), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
    return response.ok ? response.json() : undefined
  }
  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...children)
    return made
  }

  async function openSheet({ name, gateway, withAuthMethods, onPay, onChange, onCancel }) {
    const words = WORDS[document.documentElement.lang.slice(0, 2)] ?? WORDS.en
    const host = element("div")
    const root = host.attachShadow({ mode: "open" })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(\`
      dialog { box-sizing: border-box; width: min(400px, 100vw); margin: auto auto 0; border: 0; border-radius: 16px 16px 0 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: #111; background: #fff; }
      dialog::backdrop { background: rgb(0 0 0 / 50%); }
      form { display: grid; gap: 16px; margin: 0; }
      h2, p { margin: 0; } h2 { font-size: 20px; } p { display: flex; justify-content: space-between; gap: 16px; }
      label { display: grid; gap: 4px; font-weight: 600; }
      select, button { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px; font: inherit; color: inherit; background: #fff; border: 1px solid #767676; border-radius: 8px; }
      button[value=pay] { color: #fff; background: #111; border-color: #111; } button:disabled { opacity: .6; }
    \`)
    root.adoptedStyleSheets = [sheet]
    const groups = await (await fetch(new URL("cards?" + new URLSearchParams(gateway ? { gateway } : {}), base))).json()
    const cards = element("select", { name: "card" })
    for (const { processor, cards: own } of groups) {
      const group = element("optgroup", { label: processor })
      for (const { number, outcome } of own)
        group.append(element("option", { value: number }, "•••• " + number.slice(-4) + " – " + (outcome[document.documentElement.lang.slice(0, 2)] ?? outcome.en)))
      cards.append(group)
    }
    const methods = element("select", { name: "proof" }, ...["CRYPTOGRAM_3DS", "PAN_ONLY"].map((value) => element("option", { value }, value)))
    const merchant = element("span")
    const total = element("b")
    const pay = element("button", { type: "submit", value: "pay", disabled: true }, words.wait)
    const cancel = element("button", { type: "button", value: "cancel" }, words.cancel)
    const form = element(
      "form",
      { method: "dialog" },
      element("h2", {}, name + " – " + words.test),
      element("p", {}, merchant, total),
      element("label", {}, words.card, cards),
      ...(withAuthMethods ? [element("label", {}, words.proof, methods)] : []),
      pay,
      cancel,
    )
    const dialog = element("dialog", { ariaLabel: name }, form)
    root.append(dialog)
    document.body.append(host)
    const close = () => (dialog.close(), host.remove())
    form.addEventListener("submit", (event) => {
      event.preventDefault()
      pay.disabled = true
      onPay({ number: cards.value, authMethod: withAuthMethods ? methods.value : "CRYPTOGRAM_3DS" })
    })
    cards.addEventListener("change", () => onChange?.({ number: cards.value }))
    cancel.addEventListener("click", () => (close(), onCancel()))
    dialog.addEventListener("cancel", (event) => (event.preventDefault(), close(), onCancel()))
    dialog.showModal()
    return {
      number: () => cards.value,
      show(told) {
        merchant.textContent = told.merchant
        total.textContent = told.total
      },
      allowPaying(allowed) {
        pay.disabled = !allowed
        pay.textContent = allowed ? words.pay : words.wait
      },
      close,
    }
  }
`
