import { expect, it } from "vitest"
import { atRest, type Gesture, type HandInput, type PointerKind, type ViewCommand } from "./gesture.ts"
import { keyCommand } from "./keys.ts"
import { nextGesture } from "./next-gesture.ts"
import { wheelCommand } from "./wheel.ts"

/** A hand on the map, spoken of as a shopper would: every word is one input. */
class TestHand {
  gesture: Gesture = atRest
  path: string[] = []
  asked: ViewCommand[] = []
  readonly #kind: PointerKind
  #time = 0

  constructor(kind: PointerKind) {
    this.#kind = kind
  }

  press = (x: number, y: number, pointer = 1) => this.#feed({ ...this.#at(x, y, pointer), type: "down" })
  move = (x: number, y: number, pointer = 1) => this.#feed({ ...this.#at(x, y, pointer), type: "move" })
  lift = (x: number, y: number, pointer = 1) => this.#feed({ ...this.#at(x, y, pointer), type: "up" })
  interrupted = (pointer = 1) => this.#feed({ type: "cancel", pointer })
  rest = () => this.#feed({ type: "held" })
  leave = () => this.#feed({ type: "leave" })

  wait(milliseconds: number) {
    this.#time += milliseconds
    return this
  }

  #at(x: number, y: number, pointer: number) {
    return { pointer, kind: this.#kind, at: { x, y }, time: this.#time }
  }

  #feed(input: HandInput) {
    const { gesture, commands } = nextGesture(this.gesture, input)
    this.gesture = gesture
    this.path.push(gesture.state)
    this.asked.push(...commands)
    return this
  }
}

it("hovers while the mouse moves without pressing, and stops hovering when it leaves [MAP-022]", () => {
  const hand = new TestHand("mouse").move(10, 20).leave()
  expect(hand.asked).toEqual([
    { type: "hover", at: { x: 10, y: 20 } },
    { type: "hover", at: undefined },
  ])
})

it("taps when pressed and lifted in place, even with a trembling hand", () => {
  const hand = new TestHand("touch").press(100, 100).move(106, 104).lift(106, 104)
  expect(hand.path).toEqual(["pressing", "pressing", "idle"])
  expect(hand.asked).toEqual([{ type: "tap", at: { x: 100, y: 100 }, kind: "touch" }])
})

it("drags the plan with the hand, without a tap at the end", () => {
  const hand = new TestHand("mouse").press(100, 100).move(130, 90).move(140, 95).lift(140, 95)
  expect(hand.path).toEqual(["pressing", "panning", "panning", "idle"])
  expect(hand.asked).toEqual([
    { type: "hover", at: undefined },
    { type: "drag", dx: 30, dy: -10 },
    { type: "drag", dx: 10, dy: 5 },
  ])
})

it("zooms when a second tap follows quickly at the same place", () => {
  const hand = new TestHand("touch").press(50, 50).lift(50, 50).wait(200).press(55, 52).lift(55, 52)
  expect(hand.asked.map(({ type }) => type)).toEqual(["tap", "double-tap"])
})

it("takes two slow taps, or two quick ones apart, as two taps", () => {
  const slow = new TestHand("touch").press(50, 50).lift(50, 50).wait(400).press(50, 50).lift(50, 50)
  const apart = new TestHand("touch").press(50, 50).lift(50, 50).press(150, 50).lift(150, 50)
  expect([slow, apart].map((hand) => hand.asked.map(({ type }) => type))).toEqual([
    ["tap", "tap"],
    ["tap", "tap"],
  ])
})

it("takes quick clicks of the mouse each for itself, so that seats are picked one after the other", () => {
  const hand = new TestHand("mouse").press(50, 50).lift(50, 50).wait(100).press(60, 50).lift(60, 50)
  expect(hand.asked.map(({ type }) => type)).toEqual(["tap", "tap"])
})

it("pinches with two fingers: twice the distance is twice the scale, about their middle", () => {
  const hand = new TestHand("touch").press(100, 100, 1).press(200, 100, 2).move(300, 100, 2)
  expect(hand.path).toEqual(["pressing", "pinching", "pinching"])
  expect(hand.asked).toEqual([
    { type: "drag", dx: 50, dy: 0 },
    { type: "zoom-at", factor: 2, at: { x: 200, y: 100 } },
  ])
})

it("goes on as a pan when one of two fingers is lifted, and does not tap", () => {
  const hand = new TestHand("touch")
    .press(100, 100, 1)
    .press(200, 100, 2)
    .lift(200, 100, 2)
    .move(110, 100, 1)
    .lift(110, 100, 1)
  expect(hand.path).toEqual(["pressing", "pinching", "panning", "panning", "idle"])
  expect(hand.asked).toEqual([{ type: "drag", dx: 10, dy: 0 }])
})

it("lets go when the system takes the pointer away", () => {
  const hand = new TestHand("touch").press(100, 100).move(150, 100).interrupted()
  expect(hand.path.at(-1)).toBe("idle")
})

/** A finger that slides to the right by 10 px every 10 ms, and lets go that long after. */
const slide = (pause: number) => {
  const hand = new TestHand("touch").press(100, 100)
  for (let x = 110; x <= 180; x += 10) hand.wait(10).move(x + 10, 100)
  return hand.wait(pause).lift(190, 100)
}

it("glides on as fast as the finger that let go while moving", () => {
  const hand = slide(10)
  expect(hand.path.at(-1)).toBe("gliding")
  expect(hand.asked.at(-1)).toEqual({ type: "fling", vx: 1, vy: 0 })
})

it("stays where the finger leaves it when that rested before it let go", () => {
  const hand = slide(200)
  expect(hand.path.at(-1)).toBe("idle")
  expect(hand.asked.some(({ type }) => type === "fling")).toBe(false)
})

it("never flings with the mouse, whose owner aims", () => {
  const hand = new TestHand("mouse").press(0, 0).wait(10).move(50, 0).wait(10).move(100, 0).lift(100, 0)
  expect(hand.path.at(-1)).toBe("idle")
})

it("catches a gliding plan with a finger, and does not take the seat that was passing by", () => {
  const hand = slide(10).wait(100).press(50, 50).lift(50, 50)
  expect(hand.path.slice(-3)).toEqual(["gliding", "panning", "idle"])
  expect(hand.asked.slice(-1)).toEqual([{ type: "hold" }])
})

it("takes a seat as always once the glide is over", () => {
  const hand = slide(10).wait(800).press(50, 50).lift(50, 50)
  expect(hand.path.slice(-3)).toEqual(["gliding", "pressing", "idle"])
  expect(hand.asked.at(-1)).toEqual({ type: "tap", at: { x: 50, y: 50 }, kind: "touch" })
})

it("reads what is under a resting finger, follows it to the next seat, and takes nothing [MAP-014]", () => {
  const hand = new TestHand("touch").press(40, 40).rest().move(90, 40).lift(90, 40)
  expect(hand.path).toEqual(["pressing", "peeking", "peeking", "idle"])
  expect(hand.asked).toEqual([
    { type: "hover", at: { x: 40, y: 40 } },
    { type: "hover", at: { x: 90, y: 40 } },
    { type: "hover", at: undefined },
  ])
})

it("does not begin to read once the finger moves the plan", () => {
  const hand = new TestHand("touch").press(40, 40).move(90, 40).rest()
  expect(hand.path).toEqual(["pressing", "panning", "panning"])
})

it("zooms in when the wheel turns up and out when it turns down, by the same ratio", () => {
  const wheel = (deltaY: number) => wheelCommand({ deltaY, deltaMode: 0, ctrlKey: false }, { x: 5, y: 6 })
  const [closer, away] = [wheel(-100), wheel(100)]
  if (closer.type !== "zoom-at" || away.type !== "zoom-at") throw new Error("the wheel must zoom")
  expect(closer.factor).toBeGreaterThan(1)
  expect(closer.factor * away.factor).toBeCloseTo(1)
  expect(closer.at).toEqual({ x: 5, y: 6 })
})

it("moves by 120 with the arrow keys and zooms with plus, minus and zero [MAP-006]", () => {
  expect(keyCommand("ArrowUp", false)).toEqual({ type: "pan", dx: 0, dy: -120 })
  expect(keyCommand("ArrowRight", false)).toEqual({ type: "pan", dx: 120, dy: 0 })
  expect(keyCommand("+", false)).toEqual({ type: "zoom-in" })
  expect(keyCommand("-", false)).toEqual({ type: "zoom-out" })
  expect(keyCommand("0", false)).toEqual({ type: "home" })
})

it("leaves keys with a modifier and all others to the page", () => {
  expect(keyCommand("+", true)).toBeUndefined()
  expect(keyCommand("Tab", false)).toBeUndefined()
})
