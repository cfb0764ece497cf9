import { WALLET_SHEET } from "./sheet.ts"

/** Stand-in for Safari's ApplePaySession: sessions of one sheet each, in the states of the real one. */
export const applePaySdk = `(() => {
  "use strict"
  ${WALLET_SHEET}
  const VERSION = 3
  let open

  const wrong = (message) => new DOMException(message, "InvalidAccessError")

  class ApplePaySession extends EventTarget {
    static STATUS_SUCCESS = 0
    static STATUS_FAILURE = 1
    static supportsVersion = (version) => version <= VERSION
    static canMakePayments = () => true
    static canMakePaymentsWithActiveCard = async (merchantIdentifier) => /^merchant\\./.test(merchantIdentifier)
    static applePayCapabilities = async (merchantIdentifier) => ({
      paymentCredentialStatus: /^merchant\\./.test(merchantIdentifier) ? "paymentCredentialsAvailable" : "applePayUnsupported",
    })

    #request
    #sheet
    #state = "new"

    constructor(version, request) {
      super()
      if (navigator.userActivation?.isActive === false) throw wrong("Must create a new ApplePaySession from a user gesture handler.")
      if (!ApplePaySession.supportsVersion(version)) throw wrong("version " + version + " is not supported.")
      const { countryCode, currencyCode, supportedNetworks = [], merchantCapabilities = [], total } = request ?? {}
      if (!/^[A-Z]{2}$/.test(countryCode) || !/^[A-Z]{3}$/.test(currencyCode) || supportedNetworks.length === 0)
        throw new TypeError("Invalid payment request.")
      if (!merchantCapabilities.includes("supports3DS") || !/^\\d+(\\.\\d\\d)?$/.test(total?.amount) || !total.label)
        throw new TypeError("Invalid payment request.")
      this.#request = request
    }

    begin() {
      if (this.#state !== "new") throw wrong("Payment session is already active.")
      if (open !== undefined) throw wrong("Page already has an active payment session.")
      open = this
      this.#state = "validating"
      this.#sheet = openSheet({
        name: "Apple Pay",
        withAuthMethods: false,
        onCancel: () => this.#end("canceled", "cancel", { sessionError: { code: "unknown" } }),
        onChange: () => this.#choose(),
        onPay: ({ number }) => void this.#authorise(number),
      })
      this.#sheet.then(
        (sheet) => {
          this.#show(sheet)
          this.#tell("validatemerchant", { validationURL: "https://apple-pay-gateway.apple.com/paymentservices/paymentSession" })
        },
        () => this.#end("canceled", "cancel", { sessionError: { code: "unknown" } }),
      )
    }

    async completeMerchantValidation(merchantSession) {
      if (this.#state !== "validating") throw wrong("Merchant validation is not under way.")
      const good = await post("merchant-sessions", { session: merchantSession, host: location.hostname })
      if (this.#state !== "validating") return
      if (good === undefined) return this.#dismiss()
      this.#request = { ...this.#request, merchant: good.displayName }
      this.#show(await this.#sheet)
      this.#state = "choosing"
      this.#choose()
    }

    completePaymentMethodSelection(update) {
      if (this.#state !== "selecting") throw wrong("No payment method was selected.")
      if (!update?.newTotal?.amount) throw new TypeError("newTotal is missing.")
      this.#request = { ...this.#request, total: update.newTotal }
      this.#state = "choosing"
      void this.#sheet.then((sheet) => (this.#show(sheet), sheet.allowPaying(true)))
    }

    completePayment(result) {
      if (this.#state !== "authorized") throw wrong("No payment was authorized.")
      const status = typeof result === "object" ? result.status : result
      if (status === ApplePaySession.STATUS_SUCCESS) return void this.#end("completed")
      this.#state = "choosing"
      void this.#sheet.then((sheet) => sheet.allowPaying(true))
    }

    abort() {
      if (["new", "completed", "canceled", "aborted"].includes(this.#state)) throw wrong("The session is not active.")
      void this.#end("aborted")
    }

    #choose() {
      if (this.#state !== "choosing") return
      this.#state = "selecting"
      void this.#sheet.then((sheet) => sheet.allowPaying(false))
      this.#tell("paymentmethodselected", { paymentMethod: { type: "credit" } })
    }

    async #authorise(number) {
      const made = await post("apple-tokens", { number })
      if (made === undefined) return this.#dismiss()
      this.#state = "authorized"
      const asked = this.#request.requiredShippingContactFields ?? []
      const shippingContact = {
        ...(asked.includes("name") && { givenName: HOLDER.givenName, familyName: HOLDER.familyName }),
        ...(asked.includes("email") && { emailAddress: HOLDER.email }),
      }
      const payment = { token: JSON.parse(made.token), ...(asked.length > 0 && { shippingContact }) }
      this.#tell("paymentauthorized", { payment })
    }

    #show(sheet) {
      const { total, currencyCode, merchant } = this.#request
      sheet.show({ merchant: merchant ?? total.label, total: total.amount + " " + currencyCode })
    }

    /** As the real sheet goes when a merchant is not who it says. */
    #dismiss() {
      return this.#end("canceled", "cancel", { sessionError: { code: "unknown" } })
    }

    async #end(state, name, data) {
      this.#state = state
      if (open === this) open = undefined
      ;(await this.#sheet.catch(() => undefined))?.close()
      if (name !== undefined) this.#tell(name, data)
    }

    #tell(name, data = {}) {
      const event = Object.assign(new Event(name), data)
      this["on" + name]?.(event)
      this.dispatchEvent(event)
    }
  }
  window.ApplePaySession ??= ApplePaySession
})()
`
