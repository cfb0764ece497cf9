import { CARD_FRAMES } from "../card-frames/field-page.ts"

/** Stand-in for Global Payments' JavaScript library, under its real global name: hosted fields that make a payment method. */
export const globalPaymentsFieldsSdk = `(() => {
  "use strict"
  const base = new URL(".", document.currentScript.src)
  ${CARD_FRAMES}
  const NAMES = { "card-number": "number", "card-expiration": "expiry", "card-cvv": "cvd" }
  const TYPES = Object.fromEntries(Object.entries(NAMES).map(([type, name]) => [name, type]))
  let options = {}

  /** The rules of a style sheet for the input, which is all that a field has. */
  const styleOf = (styles = {}) => styles.input ?? {}

  function form({ fields, styles }) {
    const listeners = []
    const emit = (type, event, data) => {
      for (const one of listeners) {
        if (one.event === event && (one.type === undefined || one.type === type)) one.listener(data)
      }
    }
    const own = Object.fromEntries(
      Object.entries(NAMES).flatMap(([type, name]) =>
        fields[type]
          ? [[name, { ...fields[type], label: fields[type].title ?? fields[type].label ?? type, style: styleOf(styles) }]]
          : [],
      ),
    )
    const waiting = new Set(Object.keys(own))
    const readers = []
    const frames = cardFrames(new URL("field", base).href, own, (name, type, data) => {
      if (type === "ready" && waiting.delete(name) && waiting.size === 0) readers.forEach((reader) => reader())
      if (type === "focus" || type === "blur") emit(TYPES[name], type, {})
      if (type !== "change") return
      emit(TYPES[name], TYPES[name] + "-test", { valid: data.isGood, empty: data.isEmpty })
      if (name === "number") emit(TYPES[name], "card-type", { cardType: data.brand })
    })
    async function submit() {
      const { accessToken, apiVersion } = options
      const { answer } = await frames.tokenise({ accessToken, apiVersion })
      if (answer.id) {
        const { masked_number_last4: cardNumber, brand } = answer.card
        const details = { cardNumber, cardType: String(brand).toLowerCase() }
        return emit("card-number", "token-success", { details, paymentReference: answer.id })
      }
      const reason = answer.unreachable
        ? { code: "TypeError", message: answer.unreachable }
        : { code: answer.error_code, message: answer.detailed_error_description }
      emit("card-number", "token-error", { error: true, reasons: [reason] })
    }
    const button = document.createElement("button")
    Object.assign(button, { type: "button", textContent: fields.submit?.text ?? "Submit" })
    button.addEventListener("click", () => void submit())
    const target = fields.submit && document.querySelector(fields.submit.target)
    target?.replaceChildren(button)
    const made = {
      frames: {
        ...Object.fromEntries(Object.entries(NAMES).map(([type, name]) => [type, { setFocus: () => frames.send(name, "focus") }])),
        submit: { emit: (event) => event === "click" && void submit() },
      },
      on(...given) {
        const [type, event, listener] = given.length === 3 ? given : [undefined, ...given]
        listeners.push({ type, event, listener })
        return made
      },
      ready: (reader) => void readers.push(reader),
      dispose: () => (frames.remove(), button.remove()),
    }
    return made
  }
  window.GlobalPayments = { configure: (given) => void (options = given), ui: { form } }
})()
`

/** In the frame of the number: asks the API for a payment method of one use, with what was typed as it is. */
export const GLOBAL_PAYMENTS_TOKENISE = `async (card, { accessToken, apiVersion }) => {
  const response = await fetch("payment-methods", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-gp-version": apiVersion ?? "",
      authorization: "Bearer " + accessToken,
    },
    body: JSON.stringify({
      reference: crypto.randomUUID(),
      usage_mode: "SINGLE",
      card: {
        number: card.number,
        expiry_month: card.expiry.slice(0, 2),
        expiry_year: card.expiry.slice(2),
        cvv: card.cvd,
      },
    }),
  })
  return response.json()
}`
