import { type RefObject, useEffect } from "react"
import type { Stage } from "../canvas/stage.ts"
import { planIndex } from "../document/plan-index.ts"
import { isEmpty, nothing, wholePlan } from "../document/selection.ts"
import type { ToolName } from "../document/session.ts"
import { useStore } from "../document/session-store.ts"
import { duplicated } from "../edits/duplicate.ts"
import { arrowStep, moveItems } from "../edits/move-items.ts"
import { removed } from "../edits/remove-items.ts"

/** The letter of each tool, the same in both languages. */
export const toolKeys: Readonly<Record<ToolName, string>> = {
  select: "v",
  hand: "h",
  row: "r",
  block: "b",
  aisle: "l",
  table: "t",
  number: "n",
  paint: "p",
  area: "a",
  admission: "g",
  stage: "s",
  picture: "i",
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null

/** Fields that undo by themselves what was typed; boxes, choices, sliders, colours and buttons don't. */
const WRITTEN_IN = "textarea, input:is(:not([type]), [type=text], [type=search], [type=number])"

/** Keys without Control are for the drawing and its tools while one of these has the focus: elsewhere they are nobody's. */
const isOnDrawing = (target: EventTarget | null): boolean => isWithin(target, "[role=application], nav")

/** Undo, copy and delete of the whole editor, and the keys of the drawing while it has the focus. */
export function useShortcuts(stage: RefObject<Stage | undefined>): void {
  const store = useStore()
  useEffect(() => {
    /** Of the key that is held: what it repeats is one step. */
    let held = Symbol()
    const down = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      if (isCommand && (key === "z" || key === "y") && !isWithin(event.target, WRITTEN_IN)) {
        event.preventDefault()
        store.act({ type: key === "y" || event.shiftKey ? "redo" : "undo" })
        return
      }
      if (isWithin(event.target, "input, textarea, select")) return
      if (!event.repeat) held = Symbol()
      if (pressed(key, isCommand, event)) event.preventDefault()
    }
    const up = (event: KeyboardEvent) => {
      if (event.key === " ") stage.current?.hold(false)
    }
    const pressed = (key: string, isCommand: boolean, event: KeyboardEvent): boolean => {
      const { selection, history } = store.state()
      const { plan } = history.present
      if (isCommand) {
        if (key === "a") store.act({ type: "select", selection: wholePlan(plan) })
        else if (key === "d" && !isEmpty(selection)) {
          const copy = duplicated(history.present, selection, planIndex(plan).pitch)
          store.act({ type: "change", name: { key: "step.duplicate" }, ...copy })
        } else return false
        return true
      }
      if (stage.current?.key(key) === true) return true
      if ((key === "Delete" || key === "Backspace") && !isEmpty(selection)) {
        store.change({ key: "step.remove" }, (document) => removed(document, selection), nothing)
        return true
      }
      if (key === "Escape") {
        store.act(
          isEmpty(selection) ? { type: "tool", tool: "select" } : { type: "select", selection: nothing },
        )
        return true
      }
      if (!isOnDrawing(event.target) || event.altKey) return false
      if (
        key === " " &&
        event.target instanceof HTMLElement &&
        event.target.closest("button, a, summary") === null
      ) {
        stage.current?.hold(true)
        return true
      }
      const by = arrowStep(key, event.shiftKey, planIndex(plan).pitch)
      if (by !== undefined) {
        if (isEmpty(selection)) stage.current?.pan(-Math.sign(by.x) * 60, -Math.sign(by.y) * 60)
        else
          store.change({ key: "step.move", sweep: held }, (document) => ({
            ...document,
            plan: moveItems(document.plan, selection, by),
          }))
        return true
      }
      if (key === "+" || key === "=") stage.current?.zoom(1.25)
      else if (key === "-") stage.current?.zoom(0.8)
      else if (key === "0") stage.current?.fit()
      else {
        const tool = (Object.keys(toolKeys) as ToolName[]).find((name) => toolKeys[name] === key)
        if (tool === undefined) return false
        store.act({ type: "tool", tool })
      }
      return true
    }
    window.addEventListener("keydown", down)
    window.addEventListener("keyup", up)
    return () => {
      window.removeEventListener("keydown", down)
      window.removeEventListener("keyup", up)
    }
  }, [store, stage])
}
