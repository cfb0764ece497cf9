import { type KeyboardEvent, useState } from "react"
import { createTyping, type ListLine, type ListSpot, spotAfter, spotNamed } from "./list-keys.ts"

/** Marks the element around the seats of a row, so that the keys know it from a heading. */
export const LIST_ROW = { "data-list-row": "" } as const

const inRow = (button: Element) => button.closest("[data-list-row]")

/** The buttons of a list, line by line as the keys walk through them. */
function readLines(list: Element): { lines: ListLine[]; buttons: HTMLElement[][] } {
  const buttons: HTMLElement[][] = []
  const lines: ListLine[] = []
  let row: Element | null = null
  for (const button of list.querySelectorAll<HTMLElement>("button:not([disabled])")) {
    const own = inRow(button)
    const last = buttons.at(-1)
    if (own !== null && own === row && last !== undefined) last.push(button)
    else buttons.push([button])
    row = own
  }
  for (const line of buttons)
    lines.push({
      kind: line[0] !== undefined && inRow(line[0]) !== null ? "seats" : "heading",
      names: line.map(({ textContent }) => textContent.trim()),
    })
  return { lines, buttons }
}

/**
 * Arrow keys, Home, End and type-ahead among the buttons of a list of seats; an arrow to the right opens a heading, one
 * to the left closes it. Give it to the element around the list; rows carry `LIST_ROW`.
 */
export function useListKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const [type] = useState(createTyping)
  return (event) => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event
    const isPlain = !altKey && !ctrlKey && !metaKey
    const focused = target instanceof HTMLElement ? target.closest<HTMLElement>("button") : null
    if (!isPlain || focused === null) return
    const folds = { ArrowRight: "false", ArrowLeft: "true" }[key]
    if (folds !== undefined && focused.ariaExpanded === folds) {
      event.preventDefault()
      focused.click()
      return
    }
    const { lines, buttons } = readLines(currentTarget)
    const line = buttons.findIndex((own) => own.includes(focused))
    const from: ListSpot = { line, item: buttons[line]?.indexOf(focused) ?? 0 }
    const isCharacter = /^[\p{Letter}\p{Number}]$/u.test(key)
    const to = isCharacter ? spotNamed(lines, from, type(key, event.timeStamp)) : spotAfter(lines, from, key)
    if (to === undefined) return
    event.preventDefault()
    buttons[to.line]?.[to.item]?.focus()
  }
}
