import type { HostedFieldsOptions } from "./hosted-fields.ts"

interface OneFrame {
  /** Says something to the page in the frame, and to no other. */
  readonly send: (message: string) => void
  readonly focus: () => void
  readonly remove: () => void
}

/**
 * Puts the page of a processor into the place for all fields. `hear` is told what that very page says, read as JSON; the
 * promise ends when the page is there.
 */
export async function mountFrame(
  { host, onFocus, labels }: HostedFieldsOptions,
  url: URL,
  hear: (told: Readonly<Record<string, unknown>>) => void,
): Promise<OneFrame> {
  const frame = document.createElement("iframe")
  frame.title = labels.number
  frame.src = url.href
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== url.origin) return
    const told = readObject(data)
    if (told !== undefined) hear(told)
  }
  // A page of another origin tells no focus: that the window lost it to the frame does.
  const focus = () => onFocus("all", document.activeElement === frame)
  window.addEventListener("message", listen)
  window.addEventListener("blur", focus)
  window.addEventListener("focus", focus)
  const loaded = new Promise<void>((resolve) =>
    frame.addEventListener("load", () => resolve(), { once: true }),
  )
  host("all").replaceChildren(frame)
  await loaded
  return {
    send: (message) => frame.contentWindow?.postMessage(message, url.origin),
    focus: () => frame.focus(),
    remove() {
      window.removeEventListener("message", listen)
      window.removeEventListener("blur", focus)
      window.removeEventListener("focus", focus)
      frame.remove()
    },
  }
}

/** What a page told, which may be an object or its JSON; anything else is not for us. */
function readObject(data: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = typeof data === "string" ? JSON.parse(data) : data
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Rules of CSS in one line, for an address. */
export const cssLine = (rules: Readonly<Record<string, string>>): string =>
  Object.entries(rules)
    .map(([property, value]) => `${property}:${value.replaceAll('"', "'")};`)
    .join("")

/** A field like ours, drawn in the colour of its text, which is right on light and dark. */
export const fieldRules = {
  border: "1px solid currentColor",
  "border-radius": "8px",
  width: "100%",
  height: "48px",
  padding: "0 12px",
  "margin-top": "4px",
} as const
