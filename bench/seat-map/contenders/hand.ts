import { CANVAS } from "./contender.ts"

/** A drag made of events, for maps that listen for them; `by` moves on from where the hand is. */
export function dragOn(target: Element, kind: "pointer" | "mouse") {
  let at = { x: CANVAS.width / 2, y: CANVAS.height / 2 }
  const send = (name: "down" | "move" | "up") => {
    const init = {
      bubbles: true,
      cancelable: true,
      view: window,
      clientX: at.x,
      clientY: at.y,
      button: name === "move" && kind === "pointer" ? -1 : 0,
      buttons: name === "up" ? 0 : 1,
    }
    const event =
      kind === "pointer"
        ? new PointerEvent(`pointer${name}`, { ...init, pointerId: 1, pointerType: "mouse", isPrimary: true })
        : new MouseEvent(`mouse${name}`, init)
    target.dispatchEvent(event)
  }
  return {
    start() {
      at = { x: CANVAS.width / 2, y: CANVAS.height / 2 }
      send("down")
    },
    by(dx: number, dy: number) {
      at = { x: at.x + dx, y: at.y + dy }
      send("move")
    },
    end: () => send("up"),
  }
}

export function wheelOn(target: Element, wheel: { deltaY: number; ctrlKey?: boolean }) {
  const place = { clientX: CANVAS.width / 2, clientY: CANVAS.height / 2 }
  target.dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true, ...place, ...wheel }))
}
