/** Stand-in for PayPal's script, under its real global name: the button, and the window in which the order is approved. */
export const paypalSdk = `(() => {
  "use strict"
  const base = new URL(".", document.currentScript.src)
  const asked = new URL(document.currentScript.src).searchParams
  const locale = (asked.get("locale") ?? "en_CA").replace("_", "-")
  const WORDS = { fr: "Payer avec PayPal", en: "Pay with PayPal" }
  const word = WORDS[locale.slice(0, 2)] ?? WORDS.en

  function Buttons({ createOrder, onApprove, onCancel, onError, onClick } = {}) {
    let place
    async function press() {
      // Opened within the click: later, browsers take it for an advertisement.
      const opened = window.open("about:blank", "_blank", "popup,width=480,height=640")
      if (opened === null) return onError?.(new Error("Window blocked"))
      onClick?.()
      let over = false
      const end = (tell) => {
        if (over) return
        over = true
        clearInterval(watch)
        window.removeEventListener("message", hear)
        if (!opened.closed) opened.close()
        Promise.resolve().then(tell).catch((cause) => onError?.(cause))
      }
      let orderID
      const hear = ({ source, data }) => {
        if (source !== opened || data?.source !== "paypal-sandbox" || data.orderID !== orderID) return
        end(() => (data.done === "approved" ? onApprove?.({ orderID }, {}) : onCancel?.({ orderID })))
      }
      window.addEventListener("message", hear)
      const watch = setInterval(() => opened.closed && end(() => onCancel?.({ orderID })), 200)
      try {
        orderID = await createOrder({}, {})
        if (!opened.closed) opened.location.replace(new URL("checkoutnow?token=" + encodeURIComponent(orderID), base))
      } catch (cause) {
        end(() => onError?.(cause))
      }
    }
    return {
      isEligible: () => true,
      async render(target) {
        if (asked.get("client-id") === null || asked.get("intent") !== "authorize" || asked.get("currency") !== "CAD")
          throw new Error("client-id, intent and currency do not fit the sandbox")
        place = typeof target === "string" ? document.querySelector(target) : target
        const button = Object.assign(document.createElement("button"), { type: "button", textContent: word, lang: locale })
        Object.assign(button.style, {
          width: "100%", minHeight: "48px", border: "0", borderRadius: "8px", font: "600 16px system-ui, sans-serif",
          color: "#001435", background: "#ffc439", cursor: "pointer",
        })
        button.addEventListener("click", () => void press())
        place.replaceChildren(button)
      },
      async close() {
        place?.replaceChildren()
      },
    }
  }
  window.paypal = { version: "5-sandbox", Buttons }
})()
`
