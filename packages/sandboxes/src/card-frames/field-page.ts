import { CARD_INPUT, FIELD_STYLE } from "./frame-script.ts"

/**
 * A page with one field of a card, in a frame. Its neighbours are the frames of the same form, which are of the same
 * origin: the one with the number asks the others and calls `tokenise(card, options)`. The page around them only ever
 * hears whether a field is good. `tokenise` is a script's function that answers what the page around is told.
 */
export const fieldPage = (tokenise: string, nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Card</title><style nonce="${nonce}">${FIELD_STYLE}</style></head>
<body><input><script nonce="${nonce}">(() => {
  "use strict"
  ${CARD_INPUT}
  const { name, form } = Object.fromEntries(new URLSearchParams(location.search))
  const tell = (type, data = {}) => parent.postMessage({ source: "sandbox-card-field", form, name, type, ...data }, "*")
  const state = () => ({
    isEmpty: own.isEmpty(),
    isGood: own.isGood(),
    ...(name === "number" ? { brand: brandOf(own.digits()) } : {}),
  })
  const own = field(document.querySelector("input"), name, () => tell("change", state()))
  window.sandboxCardField = { form, name, own }
  own.input.addEventListener("focus", () => tell("focus"))
  own.input.addEventListener("blur", () => tell("blur"))

  /** The fields of this form, asked of the neighbours, which a page of another origin could not read. */
  function fieldsOfForm() {
    const found = {}
    for (let at = 0; at < parent.frames.length; at += 1) {
      try {
        const other = parent.frames[at].sandboxCardField
        if (other?.form === form) found[other.name] = other.own
      } catch {
        // A frame of somebody else.
      }
    }
    return found
  }

  const tokenise = ${tokenise}

  const commands = {
    look({ label, placeholder, style = {} }) {
      own.input.setAttribute("aria-label", label)
      own.input.placeholder = placeholder ?? ""
      for (const [property, value] of Object.entries(style)) own.input.style.setProperty(property, value)
    },
    focus: () => own.input.focus(),
    clear() {
      own.input.value = ""
      tell("change", state())
    },
    async tokenise({ request, options }) {
      const fields = fieldsOfForm()
      const faults = Object.entries(fields).filter(([, each]) => !each.isGood()).map(([each]) => each)
      const card = Object.fromEntries(Object.entries(fields).map(([each, { digits }]) => [each, digits()]))
      const answer = await tokenise(card, options, faults).catch((error) => ({ unreachable: String(error) }))
      tell("answer", { request, answer, faults })
    },
  }
  addEventListener("message", ({ source, data }) => {
    if (source === parent && data?.target === "sandbox-card-field" && data.form === form) commands[data.command]?.(data)
  })
  tell("ready", state())
})()</script></body></html>`

/** For the scripts of processors: puts the frames of one form into the page and speaks with them. */
export const CARD_FRAMES = `
  /** \`fields\`: { number: { target, label, placeholder, style }, … }; \`hear(name, type, data)\` is told what happens. */
  function cardFrames(page, fields, hear) {
    const form = crypto.randomUUID()
    const waiting = new Map()
    const frames = Object.fromEntries(
      Object.entries(fields).map(([name, { target, label }]) => {
        const host = typeof target === "string" ? document.querySelector(target) : target
        const frame = document.createElement("iframe")
        frame.title = label
        frame.src = page + "?" + new URLSearchParams({ name, form })
        Object.assign(frame.style, { display: "block", width: "100%", height: "100%", border: "0" })
        host.replaceChildren(frame)
        return [name, frame]
      }),
    )
    const origin = new URL(page).origin
    const send = (name, command, data = {}) =>
      frames[name].contentWindow.postMessage({ target: "sandbox-card-field", form, command, ...data }, origin)
    function listen({ source, origin: from, data }) {
      if (from !== origin || data?.source !== "sandbox-card-field" || data.form !== form) return
      if (source !== frames[data.name]?.contentWindow) return
      if (data.type === "answer") return waiting.get(data.request)?.(data)
      if (data.type === "ready") send(data.name, "look", (({ label, placeholder, style }) => ({ label, placeholder, style }))(fields[data.name]))
      hear(data.name, data.type, data)
    }
    window.addEventListener("message", listen)
    return {
      send,
      tokenise: (options) =>
        new Promise((resolve) => {
          const request = crypto.randomUUID()
          waiting.set(request, (answer) => (waiting.delete(request), resolve(answer)))
          send("number", "tokenise", { request, options })
        }),
      remove() {
        window.removeEventListener("message", listen)
        for (const frame of Object.values(frames)) frame.remove()
      },
    }
  }
`
