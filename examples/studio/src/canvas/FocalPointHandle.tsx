import type { Point } from "@parterre/seating-plans/geometry"
import { Crosshair } from "lucide-react"
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { planIndex } from "../document/plan-index.ts"
import { useDrawing, useSession, useStore } from "../document/session-store.ts"
import { withFocalPoint } from "../edits/focal-point.ts"
import { arrowStep } from "../edits/move-items.ts"
import { useTexts } from "../texts/texts.tsx"
import { TREMBLE } from "../tools/tool.ts"
import { toPlan, toScreen } from "./camera.ts"
import { focalPlace } from "./focal-point.ts"
import type { Stage } from "./stage.ts"

/** The point that people look at, on the drawing; there while the stage is worked on or seats are shaded by distance. */
export function FocalPointHandle({ stage }: { stage: Stage }) {
  const document = useDrawing()
  const isShown = useSession(({ tool, showsDistance }) => tool === "stage" || showsDistance)
  const place = isShown ? focalPlace(document) : undefined
  return place === undefined ? null : <Handle stage={stage} place={place} />
}

interface Drag {
  readonly press: { readonly x: number; readonly y: number }
  readonly from: Point
  readonly isMoving: boolean
}

/** A drag from press to release, or arrow keys until they are let go, is one step. */
function Handle({ stage, place }: { stage: Stage; place: Point }) {
  const { t, language } = useTexts()
  const store = useStore()
  const mark = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | undefined>(undefined)
  const [moved, setMoved] = useState<Point>()
  const point = moved ?? place
  useEffect(
    () =>
      stage.watchCamera((camera) => {
        const { x, y } = toScreen(camera, point)
        if (mark.current !== null) mark.current.style.transform = `translate(${x}px, ${y}px)`
      }),
    [stage, point],
  )
  const settle = () => {
    drag.current = undefined
    if (moved === undefined) return
    store.change({ key: "step.focal" }, (one) => withFocalPoint(one, moved))
    setMoved(undefined)
  }
  const letGo = () => {
    drag.current = undefined
    setMoved(undefined)
  }
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { press: { x: event.clientX, y: event.clientY }, from: point, isMoving: false }
  }
  const move = (event: PointerEvent) => {
    const held = drag.current
    if (held === undefined) return
    const [dx, dy] = [event.clientX - held.press.x, event.clientY - held.press.y]
    const isMoving = held.isMoving || Math.hypot(dx, dy) >= TREMBLE
    drag.current = { ...held, isMoving }
    if (!isMoving) return
    const { x, y } = toScreen(stage.camera(), held.from)
    setMoved(toPlan(stage.camera(), { x: x + dx, y: y + dy }))
  }
  const key = (event: KeyboardEvent) => {
    const { plan } = store.state().history.present
    const by = arrowStep(event.key, event.shiftKey, planIndex(plan).pitch)
    if (by !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey)
      setMoved({ x: point.x + by.x, y: point.y + by.y })
    else if (event.key === "Escape" && moved !== undefined) letGo()
    else return
    // Neither the selection nor the page moves with it.
    event.preventDefault()
    event.stopPropagation()
  }
  /** Whoever comes here by keyboard sees it. */
  const show = () => {
    const { width, height } = stage.camera()
    const { x, y } = toScreen(stage.camera(), point)
    if (x < 0 || y < 0 || x > width || y > height) stage.pan(width / 2 - x, height / 2 - y)
  }
  const number = new Intl.NumberFormat(`${language}-CA`, { maximumFractionDigits: 1 })
  const words = t("focal.value", { x: number.format(point.x), y: number.format(point.y) })
  return (
    <Sheet>
      <Mark
        ref={mark}
        role="slider"
        tabIndex={0}
        aria-label={t("focal.label")}
        aria-valuenow={Math.round(point.x)}
        aria-valuetext={words}
        title={t("focal.label")}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={settle}
        onPointerCancel={letGo}
        onKeyDown={key}
        onKeyUp={(event) => event.key.startsWith("Arrow") && settle()}
        onBlur={settle}
        onFocus={show}
      >
        <Crosshair size={20} strokeWidth={2} aria-hidden />
        {moved !== undefined && <Place aria-hidden>{words}</Place>}
      </Mark>
    </Sheet>
  )
}

const Sheet = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  pointer-events: none;
`
const Mark = styled.div`
  position: absolute;
  inset: -16px auto auto -16px;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 2px solid ${({ theme }) => theme.color.accent};
  border-radius: 50%;
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.accent};
  box-shadow: 0 1px 6px ${({ theme }) => theme.color.shadow};
  pointer-events: auto;
  touch-action: none;
  cursor: move;
`
const Place = styled.span`
  position: absolute;
  top: 36px;
  padding: 2px 8px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.size.tiny};
  white-space: nowrap;
`
