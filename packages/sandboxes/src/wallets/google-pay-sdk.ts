import { WALLET_SHEET } from "./sheet.ts"

/** Stand-in for Google's pay.js, under its real global name. */
export const googlePaySdk = `(() => {
  "use strict"
  ${WALLET_SHEET}
  const failure = (statusCode, statusMessage) => Object.assign(new Error(statusMessage), { statusCode, statusMessage })
  const BUY = { fr: "Acheter avec Google Pay", en: "Buy with Google Pay" }

  function checked(request) {
    if (request?.apiVersion !== 2 || request.apiVersionMinor !== 0) throw failure("DEVELOPER_ERROR", "apiVersion must be 2.0")
    const [method] = request.allowedPaymentMethods ?? []
    const { allowedAuthMethods = [], allowedCardNetworks = [] } = method?.parameters ?? {}
    if (method?.type !== "CARD" || allowedAuthMethods.length === 0 || allowedCardNetworks.length === 0)
      throw failure("DEVELOPER_ERROR", "allowedPaymentMethods must name cards, their networks and their proofs")
    return method
  }

  class PaymentsClient {
    constructor({ environment } = {}) {
      // As the real one does in TEST, cards are not real.
      if (environment !== "TEST") throw new Error("the sandbox knows the environment TEST alone")
    }

    async isReadyToPay(request) {
      checked(request)
      return { result: true }
    }

    prefetchPaymentData() {}

    createButton({ onClick, buttonLocale = "en", buttonSizeMode = "static", buttonColor = "black" }) {
      const button = element("button", { type: "button", ariaLabel: BUY[buttonLocale] ?? BUY.en, lang: buttonLocale }, BUY[buttonLocale] ?? BUY.en)
      const fill = buttonSizeMode === "fill"
      Object.assign(button.style, {
        width: fill ? "100%" : "240px",
        height: fill ? "100%" : "40px",
        border: "0",
        borderRadius: "20px",
        font: "500 16px system-ui, sans-serif",
        color: buttonColor === "white" ? "#111" : "#fff",
        background: buttonColor === "white" ? "#fff" : "#111",
        cursor: "pointer",
      })
      button.addEventListener("click", onClick)
      const place = element("div", {}, button)
      if (fill) Object.assign(place.style, { width: "100%", height: "100%" })
      return place
    }

    async loadPaymentData(request) {
      const method = checked(request)
      if (navigator.userActivation?.isActive === false) throw failure("DEVELOPER_ERROR", "loadPaymentData needs a click")
      const { type, parameters: { gateway, ...account } = {} } = method.tokenizationSpecification ?? {}
      const merchantOfGateway = account.gatewayMerchantId ?? account["stripe:publishableKey"]
      if (type !== "PAYMENT_GATEWAY" || !gateway || !merchantOfGateway) throw failure("DEVELOPER_ERROR", "no gateway opens the token")
      const { totalPriceStatus, totalPrice, currencyCode, countryCode } = request.transactionInfo ?? {}
      if (!["FINAL", "ESTIMATED"].includes(totalPriceStatus) || !/^\\d+\\.\\d\\d$/.test(totalPrice) || !currencyCode || !countryCode)
        throw failure("DEVELOPER_ERROR", "transactionInfo is not whole")
      return new Promise((resolve, reject) => {
        const opened = openSheet({
          name: "Google Pay",
          gateway,
          withAuthMethods: true,
          onCancel: () => reject(failure("CANCELED", "User closed the Payment Request UI.")),
          async onPay({ number, authMethod }) {
            const made = await post("google-tokens", { number, authMethod, gateway })
            ;(await opened).close()
            if (made === undefined) return reject(failure("INTERNAL_ERROR", "no token"))
            resolve({
              apiVersion: 2,
              apiVersionMinor: 0,
              paymentMethodData: {
                type: "CARD",
                description: made.description,
                info: {
                  cardNetwork: made.cardNetwork,
                  cardDetails: made.cardDetails,
                  ...(method.parameters.billingAddressRequired && { billingAddress: { name: HOLDER.name, countryCode: "CA", postalCode: "H2X 1Y4" } }),
                },
                tokenizationData: { type: "PAYMENT_GATEWAY", token: made.token },
              },
              ...(request.emailRequired && { email: HOLDER.email }),
            })
          },
        })
        opened.then((sheet) => {
          sheet.show({ merchant: request.merchantInfo?.merchantName ?? "", total: totalPrice + " " + currencyCode })
          sheet.allowPaying(true)
        }, reject)
      })
    }
  }
  window.google = { ...window.google, payments: { api: { PaymentsClient } } }
})()
`
