import { useEffect, useRef } from "react"
import { styled } from "styled-components"
import { useScheme } from "../app/look.ts"
import { useTexts } from "../texts/texts.tsx"
import type { CanvasColors } from "../theme/theme.ts"
import type { Camera } from "./camera.ts"
import { CANVAS_FONT, colorsOf } from "./looks.ts"
import { rulerMarks } from "./ruler-marks.ts"
import type { Stage } from "./stage.ts"

/** CSS pixels across a ruler. */
const BREADTH = 20

/** Units of the plan along the top and the left edge. For eyes alone: readers hear places from what is at them. */
export function Rulers({ stage }: { stage: Stage }) {
  const { language } = useTexts()
  const { scheme } = useScheme()
  const across = useRef<HTMLCanvasElement>(null)
  const down = useRef<HTMLCanvasElement>(null)
  useEffect(
    () =>
      stage.watchCamera((camera) => {
        const colors = colorsOf(scheme)
        if (across.current !== null) drawRuler(across.current, camera, "x", language, colors)
        if (down.current !== null) drawRuler(down.current, camera, "y", language, colors)
      }),
    [stage, scheme, language],
  )
  return (
    <Edges aria-hidden>
      <canvas ref={down} data-testid="ruler-down" />
      <canvas ref={across} data-testid="ruler-across" />
      <span />
    </Edges>
  )
}

function drawRuler(
  canvas: HTMLCanvasElement,
  camera: Camera,
  axis: "x" | "y",
  language: string,
  colors: CanvasColors,
): void {
  const sharpness = window.devicePixelRatio
  const length = axis === "x" ? camera.width : camera.height
  const [width, height] = axis === "x" ? [length, BREADTH] : [BREADTH, length]
  const [wide, high] = [Math.round(width * sharpness), Math.round(height * sharpness)]
  // Another size empties a canvas and costs more than to draw over it.
  if (canvas.width !== wide || canvas.height !== high) {
    Object.assign(canvas, { width: wide, height: high })
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` })
  }
  const context = canvas.getContext("2d", { alpha: false })
  if (context === null) return
  context.setTransform(sharpness, 0, 0, sharpness, 0, 0)
  context.fillStyle = colors.surfaceRaised
  context.fillRect(0, 0, width, height)
  // The left ruler is the top one turned: its numbers are read from below.
  if (axis === "y") context.transform(0, 1, 1, 0, 0, 0)
  context.strokeStyle = colors.lineStrong
  context.beginPath()
  context.moveTo(0, BREADTH - 0.5)
  context.lineTo(length, BREADTH - 0.5)
  const marks = rulerMarks(camera, axis, language)
  for (const { at, label } of marks) {
    const pixel = Math.round(at) + 0.5
    context.moveTo(pixel, label === undefined ? BREADTH - 5 : 4)
    context.lineTo(pixel, BREADTH)
  }
  context.stroke()
  context.fillStyle = colors.inkMuted
  context.font = `11px ${CANVAS_FONT}`
  context.textBaseline = "middle"
  for (const { at, label } of marks) {
    if (label === undefined) continue
    if (axis === "x") context.fillText(label, at + 4, 9)
    // Half a number beside the top ruler is another number.
    else if (at - 4 - context.measureText(label).width > BREADTH) {
      context.save()
      context.setTransform(0, -sharpness, sharpness, 0, 9 * sharpness, (at - 4) * sharpness)
      context.fillText(label, 0, 0)
      context.restore()
    }
  }
}

const Edges = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  pointer-events: none;
  canvas { position: absolute; inset: 0 auto auto 0; }
  /* Where both meet, neither is read. */
  span {
    position: absolute;
    width: ${BREADTH}px;
    height: ${BREADTH}px;
    background: ${({ theme }) => theme.color.surfaceRaised};
    border: solid ${({ theme }) => theme.color.lineStrong};
    border-width: 0 1px 1px 0;
  }
`
