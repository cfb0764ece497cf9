import type { Page } from "playwright"

/**
 * Milliseconds that the phone takes for one round of `pageWork`: four times what the machine of the published figures takes while
 * nothing else runs on it. Four is what Lighthouse slows a desktop down by to have a phone of the middle.
 */
const PHONE = 96
/** The first of them find a browser that is still opening a tab beside them. */
const ROUNDS = { first: 16, measured: 16 }

/**
 * How many times slower than this machine, at this moment, the phone is. A shared machine is twice as fast in one hour as in the
 * next: a fixed share of its speed would be another phone each time. A synthetic index, too, doubled while pages took as long as before.
 */
export async function slowdownOf(page: Page): Promise<number> {
  const rounds = (await page.evaluate(pageWork, ROUNDS.first + ROUNDS.measured)).slice(ROUNDS.first)
  const middle = rounds.sort((one, other) => one - other)[ROUNDS.measured >> 1]
  if (middle === undefined) throw new Error("nothing was measured")
  if (middle > PHONE) throw new Error(`This machine is slower than the phone: ${middle} ms, not ${PHONE}`)
  return PHONE / middle
}

/**
 * Microseconds for a page of memory that nothing has used yet, at most, where runs can be compared. Usual is below 1; on a virtual
 * machine whose host keeps its page tables it is 12 to 18. A page of the shop that opens then blocks four times as long, while
 * `slowdownOf`, whose memory is warm, finds a fast machine.
 */
const FRESH_MEMORY_MOST = 4

/** What fresh memory costs on this machine, and why nothing should be published from it where that is too much. */
export async function freshMemoryOf(page: Page): Promise<{ microseconds: number; tooDear?: string }> {
  const microseconds = await page.evaluate(touchFreshMemory)
  if (microseconds <= FRESH_MEMORY_MOST) return { microseconds }
  const cost = `Fresh memory costs ${microseconds.toFixed(1)} µs a page on this machine`
  return {
    microseconds,
    tooDear: `${cost}: its figures cannot be compared with those of one where it costs ${FRESH_MEMORY_MOST} at most`,
  }
}

/** Runs in a page: microseconds for the first touch of a page of memory, the middle of three measurements. */
function touchFreshMemory(): number {
  const [bytes, each] = [64 * 2 ** 20, 4096]
  const touch = () => {
    const memory = new Uint8Array(bytes)
    const began = performance.now()
    for (let at = 0; at < bytes; at += each) memory[at] = 1
    return ((performance.now() - began) * 1000) / (bytes / each)
  }
  const [, middle = 0] = [touch(), touch(), touch()].sort((one, other) => one - other)
  return middle
}

/** Runs in a page: work of the kind that pages bring, in milliseconds a round: code to read, elements to lay out, objects to keep. */
function pageWork(rounds: number): number[] {
  const compile = (round: number): number => {
    const functions = Array.from(
      { length: 400 },
      (_, index) =>
        `function f${index}(a,b){const o={a,b,n:${index + round * 1_000}};if(o.a>b){for(const k of [1,2,3])o.n+=k}return Object.keys(o).map(k=>o[k]).join("-").length}`,
    )
    const calls = functions.map((_, index) => `f${index}(${index},3)`)
    return new Function(`${functions.join("\n")}\nreturn ${calls.join("+")}`)() as number
  }
  const layOut = (): number => {
    const list = document.createElement("div")
    for (let index = 0; index < 300; index += 1) {
      const card = document.createElement("article")
      card.style.cssText = "display:flex;gap:8px;padding:4px;border:1px solid"
      for (let part = 0; part < 3; part += 1) {
        const text = document.createElement("span")
        text.textContent = `Rangée ${index} siège ${part}`
        card.append(text)
      }
      list.append(card)
    }
    document.body.append(list)
    const { offsetHeight } = list
    list.remove()
    return offsetHeight
  }
  const keep = (): number => {
    const seats = new Map<string, { id: number; row: number; isFree: boolean }>()
    for (let id = 0; id < 20_000; id += 1) seats.set(`s${id}`, { id, row: id % 40, isFree: id % 3 === 0 })
    return [...seats.values()]
      .filter(({ isFree }) => isFree)
      .map((seat) => ({ ...seat, row: seat.row + 1 }))
      .sort((one, other) => one.row - other.row || one.id - other.id).length
  }
  return Array.from({ length: rounds }, (_, round) => {
    const began = performance.now()
    const done = compile(round) + layOut() + keep()
    if (done === 0) throw new Error("nothing was done")
    return performance.now() - began
  })
}
