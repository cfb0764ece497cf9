import { type Bounds, boundsOf, type Point } from "@parterre/seating-plans/geometry"
import { areaOutlines } from "../canvas/area-outlines.ts"
import type { Overlay, OverlayShape } from "../canvas/overlay.ts"
import { planIndex } from "../document/plan-index.ts"
import { isEmpty, joined, nothing, type Selection, toggled } from "../document/selection.ts"
import { moveItems } from "../edits/move-items.ts"
import { handleGesture, selectionHandles } from "./handles.ts"
import { pickedByArea, pickedBySeat } from "./picked.ts"
import { snapper } from "./snapping.ts"
import { boxBetween, type Desk, type Gesture, type Press, type Tool } from "./tool.ts"

/** Chooses by a click or a rubber band, moves what is chosen, and pulls at its handles. */
export const selectTool: Tool = {
  cursor: "default",
  down(desk, press) {
    const handle = desk.handleAt(press.at)
    if (handle !== undefined) return handleGesture(desk, handle, press)
    const picked = pickedAt(desk, press.at)
    return picked === undefined ? rubberBand(desk, press) : moveOrChoose(desk, press, picked)
  },
  rest: (desk) => ({ shapes: selectionHandles(desk), ghosts: [] }),
}

function pickedAt(desk: Desk, at: Point): Selection | undefined {
  const seat = desk.seatAt(at)
  if (seat !== undefined) return pickedBySeat(desk.state(), seat)
  const area = desk.areaAt(at)
  return area === undefined ? undefined : pickedByArea(desk.state(), area)
}

function moveOrChoose(desk: Desk, press: Press, picked: Selection): Gesture {
  const before = desk.state().selection
  const isChosen = picked.seats.isSubsetOf(before.seats) && picked.areas.isSubsetOf(before.areas)
  // What was chosen already stays so until it is known whether the press becomes a drag.
  if (press.shift) desk.act({ type: "select", selection: toggled(before, picked) })
  else if (!isChosen) desk.act({ type: "select", selection: picked })
  const chosen = desk.state().selection
  const snap = snapOf(desk, chosen)
  let by: Point = { x: 0, y: 0 }
  let hasMoved = false
  return {
    move(next) {
      hasMoved = true
      const plain = { x: next.at.x - press.at.x, y: next.at.y - press.at.y }
      const snapped = next.alt || !desk.state().snaps ? { by: plain, guides: [] } : snap(plain)
      by = snapped.by
      desk.carry(chosen.seats, by)
      return { shapes: [...movedAreas(desk, chosen, by), ...snapped.guides], ghosts: [] }
    },
    up() {
      desk.carry(undefined, by)
      if (hasMoved)
        desk.change({ key: "step.move" }, (document) => ({
          ...document,
          plan: moveItems(document.plan, chosen, by),
        }))
      else if (!press.shift && isChosen) desk.act({ type: "select", selection: picked })
    },
    cancel: () => desk.carry(undefined, by),
  }
}

function snapOf(desk: Desk, chosen: Selection) {
  const { plan } = desk.state().history.present
  const { rows, byGuid } = planIndex(plan)
  const places = [
    ...[...chosen.seats].flatMap((guid) => byGuid.get(guid) ?? []),
    ...areaOutlines(plan).flatMap(({ key, outline }) => (chosen.areas.has(key) ? outline : [])),
  ]
  const others = rows.filter(({ seats }) => seats[0] !== undefined && !chosen.seats.has(seats[0].guid))
  const box: Bounds = places.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : boundsOf(places, 0)
  return snapper(others, box, desk.camera().scale)
}

const movedAreas = (desk: Desk, { areas }: Selection, by: Point): readonly OverlayShape[] =>
  areaOutlines(desk.state().history.present.plan).flatMap(({ key, outline }) =>
    areas.has(key)
      ? [
          {
            type: "line" as const,
            points: [...outline, outline[0]!].map(({ x, y }) => ({ x: x + by.x, y: y + by.y })),
          },
        ]
      : [],
  )

function rubberBand(desk: Desk, press: Press): Gesture {
  const before = press.shift ? desk.state().selection : nothing
  const within = (next: Press): Selection => {
    const box = boxBetween(press.at, next.at)
    const session = desk.state()
    const { plan } = session.history.present
    const areas = areaOutlines(plan).filter(({ outline }) => outline.every((corner) => isIn(box, corner)))
    const own: Selection = { seats: new Set(), areas: new Set(areas.map(({ key }) => key)) }
    const seats = desk.seatsIn(box)
    if (session.picking === "seat")
      return joined(own, { seats: new Set(seats.map(({ guid }) => guid)), areas: new Set() })
    const rows = new Map(
      seats.map((seat) => [`${seat.zone}/${session.picking === "zone" ? "" : seat.row}`, seat]),
    )
    return [...rows.values()].reduce((all, seat) => joined(all, pickedBySeat(session, seat)), own)
  }
  return {
    move(next): Overlay {
      return { shapes: [{ type: "box", bounds: boxBetween(press.at, next.at), isFilled: true }], ghosts: [] }
    },
    up(next) {
      const isClick = Math.hypot(next.at.x - press.at.x, next.at.y - press.at.y) * desk.camera().scale < 4
      const selection = isClick ? before : joined(before, within(next))
      if (!(isEmpty(selection) && isEmpty(desk.state().selection))) desk.act({ type: "select", selection })
    },
  }
}

const isIn = ({ x, y, width, height }: Bounds, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
