/**
 * Source of the challenge window that the browser stand-ins share: a real iframe and a real form post.
 * It uses the container it is given, else a 390x400 overlay of its own with a close button.
 */
export const CHALLENGE_WINDOW = `
  function challengeWindow({ url, creq, language, container, isDone }) {
    const french = !String(language).toLowerCase().startsWith("en")
    const name = "challenge-" + crypto.randomUUID()
    const frame = document.createElement("iframe")
    Object.assign(frame, { name, title: french ? "Page de votre banque" : "Your bank's page", width: 390, height: 400 })
    frame.style.border = "0"
    const given = typeof container === "string" ? document.querySelector(container) : container
    const { host, close } = given ? { host: given, close: () => frame.remove() } : overlay()
    let settle
    const outcome = new Promise((resolve) => {
      settle = (value) => {
        window.removeEventListener("message", listen)
        close()
        resolve(value)
      }
    })

    function overlay() {
      const dialog = document.createElement("dialog")
      dialog.setAttribute("aria-label", frame.title)
      Object.assign(dialog.style, { padding: "0", border: "0", borderRadius: "8px", width: "390px", maxWidth: "100vw" })
      const button = document.createElement("button")
      Object.assign(button, { type: "button", textContent: french ? "Fermer" : "Close" })
      Object.assign(button.style, { display: "block", margin: "8px 8px 8px auto" })
      button.addEventListener("click", () => settle("cancelled"))
      dialog.addEventListener("cancel", () => settle("cancelled"))
      dialog.append(button)
      document.body.append(dialog)
      return { host: dialog, close: () => dialog.remove() }
    }

    function listen(event) {
      // The frame itself must speak: the shop and the sandbox may be reached under different host names.
      if (event.source === frame.contentWindow && isDone(event.data)) settle("done")
    }

    window.addEventListener("message", listen)
    host.append(frame)
    if (!given) host.showModal()
    const form = document.createElement("form")
    const action = new URL(url)
    action.searchParams.set("lang", french ? "fr" : "en")
    Object.assign(form, { method: "post", action: action.href, target: name, hidden: true })
    const field = document.createElement("input")
    Object.assign(field, { type: "hidden", name: "creq", value: creq })
    form.append(field)
    document.body.append(form)
    form.submit()
    form.remove()
    return { outcome, cancel: () => settle("cancelled") }
  }
`
