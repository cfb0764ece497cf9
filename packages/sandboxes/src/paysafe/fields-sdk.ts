import { CARD_FRAMES } from "../card-frames/field-page.ts"

/** Stand-in for Paysafe.js, under its real global name: hosted fields that make a single-use token. */
export const paysafeFieldsSdk = `(() => {
  "use strict"
  const base = new URL(".", document.currentScript.src)
  ${CARD_FRAMES}
  const NAMES = { cardNumber: "number", expiryDate: "expiry", cvv: "cvd" }
  const EVENT_NAMES = { number: "CardNumber", expiry: "ExpiryDate", cvd: "Cvv" }
  const BRANDS = { visa: "Visa", mastercard: "MasterCard", amex: "American Express", discover: "Discover", jcb: "JCB" }
  const failure = (code, detailedMessage, more = {}) => ({ code, displayMessage: detailedMessage, detailedMessage, ...more })

  function setup(apiKey, options, callback) {
    const settle = (instance, error) => setTimeout(() => callback(instance, error))
    if (options.environment !== "TEST") {
      return settle(undefined, failure("9015", "The environment must be TEST here; leaving it out means LIVE."))
    }
    if (!/^[\\w+/=-]{8,}$/.test(String(apiKey))) return settle(undefined, failure("9013", "Invalid apiKey parameter."))
    const listeners = []
    const emit = (name, type, data = {}) => {
      for (const { names, types, listener } of listeners) {
        if (names.includes(name) && types.includes(type)) {
          listener.call(hosts[name], instance, { type, target: { fieldName: EVENT_NAMES[name] }, data, ...data })
        }
      }
    }
    const waiting = new Set(Object.keys(options.fields).map((name) => NAMES[name]))
    const brands = []
    const hosts = {}
    const fields = Object.fromEntries(
      Object.entries(options.fields).map(([name, { selector, placeholder, accessibilityLabel }]) => {
        hosts[NAMES[name]] = document.querySelector(selector)
        const style = options.style?.input ?? {}
        return [NAMES[name], { target: selector, label: accessibilityLabel ?? name, placeholder, style }]
      }),
    )
    let brand
    const frames = cardFrames(new URL("field", base).href, fields, (name, type, data) => {
      if (type === "ready" && waiting.delete(name) && waiting.size === 0) settle(instance, undefined)
      if (type === "focus") emit(name, "Focus")
      if (type === "blur") emit(name, "Blur")
      if (type !== "change") return
      emit(name, "FieldValueChange", { isEmpty: data.isEmpty })
      emit(name, data.isGood ? "Valid" : "Invalid", { isEmpty: data.isEmpty })
      if (name === "number" && data.brand !== brand) {
        brand = data.brand
        for (const listener of brands) listener(instance, { type: "CardBrandRecognition", data: { cardBrand: BRANDS[brand] ?? "" } })
      }
    })

    async function tokenize(given, done) {
      const [asked, hear] = typeof given === "function" ? [{}, given] : [given, done]
      const { answer, faults } = await frames.tokenise({ apiKey, holderName: asked.vault?.holderName ?? "" })
      if (faults.length > 0) {
        const fieldErrors = faults.map((name) => ({ field: name, code: name }))
        const error = failure("9003", "Invalid fields: " + faults.join(", ") + ".", { fieldErrors, errors: faults.map((name) => EVENT_NAMES[name]) })
        return hear(instance, error, undefined)
      }
      if (answer.paymentToken) return hear(instance, undefined, { token: answer.paymentToken })
      const codes = { 5279: "9013" }
      const told = answer.error?.code
      const code = answer.unreachable ? "9001" : (codes[told] ?? "9002")
      hear(instance, failure(code, answer.error?.message ?? "failed"), undefined)
    }

    const of = (names) => ({
      on(types, listener) {
        listeners.push({ names: names.split(" ").map((name) => NAMES[name[0].toLowerCase() + name.slice(1)]), types: types.split(" "), listener })
        return this
      },
      valid(listener) { return this.on("Valid", listener) },
      invalid(listener) { return this.on("Invalid", listener) },
    })
    const byName = Object.fromEntries(
      Object.entries(NAMES).map(([name, own]) => [
        name,
        { ...of(name), focus: () => frames.send(own, "focus"), resetField: () => frames.send(own, "clear") },
      ]),
    )
    const instance = {
      fields: Object.assign((names) => of(names), byName),
      tokenize,
      cardBrandRecognition: (listener) => void brands.push(listener),
      resetCardDetails: () => Object.keys(fields).forEach((name) => frames.send(name, "clear")),
    }
  }
  window.paysafe = Object.assign(window.paysafe ?? {}, { fields: { setup } })
})()
`

/** In the frame of the number: asks Customer Vault for a single-use token. */
export const PAYSAFE_TOKENISE = `async (card, { apiKey, holderName }, faults) => {
  if (faults.length > 0) return {}
  const response = await fetch("customervault/v1/singleusetokens", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Basic " + apiKey },
    body: JSON.stringify({
      card: {
        holderName,
        cardNum: card.number,
        cardExpiry: { month: Number(card.expiry.slice(0, 2)), year: 2000 + Number(card.expiry.slice(2)) },
        cvv: card.cvd,
      },
    }),
  })
  return response.json()
}`
