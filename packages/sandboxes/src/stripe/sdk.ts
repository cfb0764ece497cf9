import { CHALLENGE_WINDOW } from "../challenge-window.ts"

/** Stand-in for Stripe.js, under its real global name: card fields, tokens and next actions. */
export const stripeSdk = `(() => {
  "use strict"
  const base = new URL(".", document.currentScript.src)
  ${CHALLENGE_WINDOW}
  const LABELS = {
    fr: { number: "Numéro de carte", expiry: "Expiration (MM/AA)", cvc: "Code de sécurité" },
    en: { number: "Card number", expiry: "Expiry (MM/YY)", cvc: "Security code" },
  }
  const PARTS = {
    card: ["number", "expiry", "cvc"],
    cardNumber: ["number"],
    cardExpiry: ["expiry"],
    cardCvc: ["cvc"],
  }
  const COMPLETE = { number: /^\\d{12,19}$/, expiry: /^\\d{4}$/, cvc: /^\\d{3,4}$/ }
  const AUTOCOMPLETE = { number: "cc-number", expiry: "cc-exp", cvc: "cc-csc" }

  function Stripe(publishableKey, options = {}) {
    if (!String(publishableKey).startsWith("pk_test_")) throw new Error("A publishable test key is needed here.")
    const french = String(options.locale ?? document.documentElement.lang).toLowerCase().startsWith("fr")

    async function call(method, path, body) {
      const query = method === "GET" && body ? "?" + new URLSearchParams(body) : ""
      const response = await fetch(new URL(path + query, base), {
        method,
        headers: { authorization: "Bearer " + publishableKey },
        ...(method === "POST" ? { body: new URLSearchParams(body) } : {}),
      })
      return response.json()
    }

    function elements() {
      const values = {}
      const create = (type) => createElement(type, values)
      const made = new Map()
      return {
        create: (type) => (made.has(type) ? undefined : (made.set(type, create(type)), made.get(type))),
        getElement: (type) => made.get(type) ?? null,
      }
    }

    function createElement(type, values) {
      const listeners = {}
      const fields = PARTS[type].map((part) => {
        // Stripe's own fields are as bare: the page that holds them draws the label and the box.
        const input = document.createElement("input")
        Object.assign(input.style, { width: "100%", padding: 0, border: 0, outline: 0, background: "none", font: "inherit", color: "inherit" })
        input.setAttribute("aria-label", LABELS[french ? "fr" : "en"][part])
        Object.assign(input, { inputMode: "numeric", autocomplete: AUTOCOMPLETE[part], name: part })
        input.addEventListener("input", () => {
          values[part] = input.value.replace(/\\D/g, "")
          emit("change")
        })
        input.addEventListener("focus", () => emit("focus"))
        input.addEventListener("blur", () => emit("blur"))
        return { part, input }
      })
      const state = () => ({
        elementType: type,
        empty: fields.every(({ part }) => !values[part]),
        complete: fields.every(({ part }) => COMPLETE[part].test(values[part] ?? "")),
        error: undefined,
      })
      const emit = (event) => (listeners[event] ?? []).forEach((listener) => listener(state()))
      const element = {
        values,
        mount(target) {
          const host = typeof target === "string" ? document.querySelector(target) : target
          host.replaceChildren(...fields.map(({ input }) => input))
          queueMicrotask(() => emit("ready"))
        },
        unmount: () => fields.forEach(({ input }) => input.remove()),
        destroy: () => fields.forEach(({ input }) => input.remove()),
        focus: () => fields[0].input.focus(),
        on: (event, listener) => ((listeners[event] ??= []).push(listener), element),
        update: () => {},
      }
      return element
    }

    const cardFields = ({ values }, name) => ({
      "card[number]": values.number ?? "",
      "card[exp_month]": (values.expiry ?? "").slice(0, 2),
      "card[exp_year]": (values.expiry ?? "").slice(2),
      "card[cvc]": values.cvc ?? "",
      ...(name ? { "card[name]": name } : {}),
    })

    const incomplete = ({ values }) => {
      const part = PARTS.card.find((each) => !COMPLETE[each].test(values[each] ?? ""))
      return part && { error: { type: "validation_error", code: "incomplete_" + part, message: part } }
    }

    async function createToken(element, data = {}) {
      const missing = incomplete(element)
      if (missing) return missing
      const answer = await call("POST", "v1/tokens", cardFields(element, data.name))
      return answer.error ? { error: answer.error } : { token: answer }
    }

    async function createPaymentMethod({ card, billing_details: billing }) {
      const missing = incomplete(card)
      if (missing) return missing
      const answer = await call("POST", "v1/payment_methods", { type: "card", ...cardFields(card, billing?.name) })
      return answer.error ? { error: answer.error } : { paymentMethod: answer }
    }

    async function retrievePaymentIntent(clientSecret) {
      const id = clientSecret.split("_secret_")[0]
      const answer = await call("GET", "v1/payment_intents/" + id, { client_secret: clientSecret })
      return answer.error ? { error: answer.error } : { paymentIntent: answer }
    }

    async function handleNextAction({ clientSecret }) {
      const before = await retrievePaymentIntent(clientSecret)
      const action = before.paymentIntent?.next_action?.use_stripe_sdk
      if (!action) return before
      const shown = challengeWindow({
        url: new URL("../issuer/challenge", base).href,
        creq: action.creq,
        language: french ? "fr" : "en",
        container: options.challengeContainer,
        isDone: (message) => message?.source === "stripe-sandbox" && message.transactionId === action.acs_trans_id,
      })
      if ((await shown.outcome) === "cancelled") {
        return { error: { type: "invalid_request_error", code: "payment_intent_authentication_failure" } }
      }
      const after = await retrievePaymentIntent(clientSecret)
      const error = after.paymentIntent?.last_payment_error
      return error ? { error } : after
    }

    return {
      elements,
      createToken,
      createPaymentMethod,
      retrievePaymentIntent,
      handleNextAction,
      handleCardAction: (clientSecret) => handleNextAction({ clientSecret }),
    }
  }

  window.Stripe = Stripe
})()
`
