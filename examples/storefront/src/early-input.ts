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
  /** Whether a box or a choice was ticked then. */
  readonly isTicked: boolean | undefined
}

let kept: Kept[] = []

interface Fiber {
  readonly flags: number
  readonly alternate: Fiber | null
  readonly return: Fiber | null
}

/** React's marks for what is being put into the page, or taken over, and does not answer yet. */
const UNDER_WAY = 2 | 4096

/**
 * Whether React has taken an element over. It hears no event of one that it is still at, and tells nobody when it is done, so its
 * own marks are read: `e2e/drawn-pages.spec.ts` tells when they are others.
 */
function answers(element: Element): boolean {
  const key = Object.keys(element).find((name) => name.startsWith("__reactFiber$"))
  if (key === undefined) return false
  for (let fiber: Fiber | null = Reflect.get(element, key); fiber !== null; fiber = fiber.return)
    if (fiber.alternate === null && (fiber.flags & UNDER_WAY) !== 0) return false
  return true
}

const isWaiting = (element: HTMLElement): boolean =>
  element.closest("#root") !== null && element.closest("a[href]") === null && !answers(element)

const isTick = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === "checkbox" || element.type === "radio")

const isField = (element: HTMLElement): element is Field =>
  element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && !isTick(element))

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
  kept.push({
    kind,
    element,
    value: isField(element) ? element.value : undefined,
    isTicked: isTick(element) ? element.checked : undefined,
  })
  lookAgain()
}

function doAgain({ kind, element, value, isTicked }: Kept): void {
  if (element instanceof HTMLFormElement) {
    element.requestSubmit()
    return
  }
  if (!isField(element) || value === undefined) {
    if (isTicked !== undefined) {
      // The browser has ticked it; the press that does so again must find it as it was.
      Object.assign(element, { checked: !isTicked })
    }
    element.click()
    return
  }
  element.value = value
  // React takes a field for unchanged whose value it has seen.
  const seen = Reflect.get(element, "_valueTracker") as { setValue(value: string): void } | undefined
  seen?.setValue("\0")
  element.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** Before a field that answers by now takes one more letter: it holds again what was typed, so that the letter joins it. */
function catchUp({ target }: Event): void {
  const typed = kept.find(({ element, value }) => element === target && value !== undefined)
  if (typed === undefined || !answers(typed.element)) return
  // Its change would write again what stood there before the letter.
  kept = kept.filter(({ element }) => element !== typed.element)
  doAgain(typed)
}

/**
 * A form sent by the browser itself would leave the page, with what was typed in its address. Heard for as long as the page is
 * shown: its code may never come.
 */
const stay = (event: Event) => {
  if (event.target instanceof HTMLElement && isWaiting(event.target)) event.preventDefault()
}

/** Milliseconds after which every part of a page whose screen answers has come, the last of them long after the screen. */
const PATIENCE = 30_000
/** Milliseconds between two: what one changes is on the screen before the next begins from it. */
const PAUSE = 150

let isLooking = false

/** Only while something is kept: a page that asks for every frame keeps a phone awake. */
function lookAgain(): void {
  if (isLooking) return
  isLooking = true
  requestAnimationFrame(look)
}

function look(): void {
  isLooking = false
  const [first] = kept
  if (first === undefined) return
  if (first.element.isConnected && !answers(first.element)) {
    lookAgain()
    return
  }
  kept.shift()
  if (first.element.isConnected) doAgain(first)
  isLooking = true
  setTimeout(look, PAUSE)
}

function end(): void {
  const screen = document.querySelector("#root main")
  if (kept.length > 0 || (screen !== null && !answers(screen))) {
    setTimeout(end, PAUSE)
    return
  }
  for (const kind of kinds) document.removeEventListener(kind, keep, true)
  document.removeEventListener("beforeinput", catchUp, true)
}

for (const kind of kinds) document.addEventListener(kind, keep, true)
document.addEventListener("submit", stay, true)
document.addEventListener("beforeinput", catchUp, true)
setTimeout(end, PATIENCE)
