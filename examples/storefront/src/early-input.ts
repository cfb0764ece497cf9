/**
 * A page can be read, and pressed, before the code that answers has come. What is pressed or chosen meanwhile is kept, and done
 * again once its element answers; links need no code. Loaded before everything else, so it imports nothing.
 */
const kinds = ["click", "input", "change", "submit"] as const

type Field = HTMLInputElement | HTMLSelectElement

interface Kept {
  readonly kind: (typeof kinds)[number]
  readonly element: HTMLElement
  /** What a field held: taken over, it holds again what it was drawn with. */
  readonly value: string | undefined
}

let kept: Kept[] = []

/** React leaves its properties on the elements it has taken over. */
const answers = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith("__reactProps$"))

const isWaiting = (element: HTMLElement): boolean =>
  element.closest("#root") !== null && element.closest("a[href]") === null && !answers(element)

const isField = (element: HTMLElement): element is Field =>
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && element.type !== "checkbox" && element.type !== "radio")

const isSender = (element: HTMLElement) => element instanceof HTMLButtonElement && element.type === "submit"

function keep({ type, target }: Event): void {
  const element =
    target instanceof Element ? target.closest<HTMLElement>("form, button, input, select, summary") : null
  if (element === null || !isWaiting(element)) return
  const kind = type as Kept["kind"]
  // What a press sends is told by its form.
  if (kind === "click" && (isField(element) || isSender(element))) return
  if ((kind === "submit") !== element instanceof HTMLFormElement) return
  if (kind !== "click" && kind !== "submit" && !isField(element)) return
  // A field tells what it holds now, however often it was changed.
  kept = kept.filter((one) => kind === "click" || one.element !== element || one.kind !== kind)
  kept.push({ kind, element, value: isField(element) ? element.value : undefined })
}

function doAgain({ kind, element, value }: Kept): void {
  if (element instanceof HTMLFormElement) {
    element.requestSubmit()
    return
  }
  if (!isField(element) || value === undefined) {
    element.click()
    return
  }
  element.value = value
  // React takes a field for unchanged whose value it has seen.
  const seen = Reflect.get(element, "_valueTracker") as { setValue(value: string): void } | undefined
  seen?.setValue("\0")
  element.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** A form sent by the browser itself would leave the page. */
const stay = (event: Event) => {
  if (event.target instanceof HTMLElement && isWaiting(event.target)) event.preventDefault()
}

function look(): void {
  const [first] = kept
  if (first !== undefined && (!first.element.isConnected || answers(first.element))) {
    kept.shift()
    if (first.element.isConnected) doAgain(first)
  }
  const screen = document.querySelector("#root main > *")
  if (kept.length === 0 && screen !== null && answers(screen)) end()
  else requestAnimationFrame(look)
}

function end(): void {
  for (const kind of kinds) document.removeEventListener(kind, keep, true)
  document.removeEventListener("submit", stay, true)
}

for (const kind of kinds) document.addEventListener(kind, keep, true)
document.addEventListener("submit", stay, true)
requestAnimationFrame(look)
