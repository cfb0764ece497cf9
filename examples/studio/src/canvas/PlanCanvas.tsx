import { Maximize, Minus, Plus } from "lucide-react"
import { useEffect, useMemo, useRef, useState } from "react"
import { styled } from "styled-components"
import { useScheme } from "../app/look.ts"
import { keptPicture } from "../document/kept-work.ts"
import { useDrawing, useSession, useStore } from "../document/session-store.ts"
import type { JudgedFault } from "../panels/judged-faults.ts"
import { useTexts } from "../texts/texts.tsx"
import { makeTools } from "../tools/tools.ts"
import { Button } from "../ui/controls.ts"
import { FocalPointHandle } from "./FocalPointHandle.tsx"
import { Rulers } from "./Rulers.tsx"
import { useRulersShown } from "./ruler-choice.ts"
import { Stage } from "./stage.ts"
import type { Surroundings } from "./surroundings.ts"

interface PlanCanvasProps {
  onStage: (stage: Stage | undefined) => void
  faults: readonly JudgedFault[]
  spots: readonly { readonly x: number; readonly y: number }[]
}

const none: ReadonlySet<string> = new Set()

/** The drawing itself. The list beside it says the same, and is what a screen reader reads. */
export function PlanCanvas({ onStage, faults, spots }: PlanCanvasProps) {
  const { t, language } = useTexts()
  const store = useStore()
  const { scheme } = useScheme()
  const pictureUrl = usePictureUrl()
  const host = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage>()
  const site = useSession((state) => state.history.present.source.site)
  const locked = useMemo(() => (site === undefined ? none : new Set(Object.keys(site.locked))), [site])
  const faulty = useMemo(() => new Set(faults.flatMap(({ fault }) => fault.seats)), [faults])
  const surroundings: Surroundings = useMemo(
    () => ({
      language,
      scheme,
      say: t,
      faulty: faulty.size === 0 ? none : faulty,
      locked,
      pictureUrl,
      spots,
    }),
    [language, scheme, t, faulty, locked, pictureUrl, spots],
  )
  const latest = useRef(surroundings)
  latest.current = surroundings
  const told = useRef(onStage)
  told.current = onStage
  useEffect(() => {
    if (host.current === null) return
    const tools = makeTools((dx, dy) => made.pan(dx, dy))
    const made: Stage = new Stage(host.current, store, (name) => tools[name], latest.current)
    setStage(made)
    // Whoever begins with the keyboard begins on the drawing.
    host.current.focus({ preventScroll: true })
    told.current(made)
    return () => {
      told.current(undefined)
      made.destroy()
    }
  }, [store])
  useEffect(() => stage?.surround(surroundings), [stage, surroundings])
  const tool = useSession((state) => state.tool)
  const hasRulers = useRulersShown()
  return (
    <>
      <Host
        ref={host}
        tabIndex={0}
        role="application"
        aria-label={t("canvas.label")}
        aria-describedby="canvas-help"
        data-testid="canvas"
      />
      {stage !== undefined && hasRulers && <Rulers stage={stage} />}
      {stage !== undefined && <FocalPointHandle stage={stage} />}
      <Help id="canvas-help">{t(`help.${tool}`)}</Help>
      <Zoom>
        <Button aria-label={t("zoom.in")} title={t("zoom.in")} onClick={() => stage?.zoom(1.4)}>
          <Plus size={18} aria-hidden />
        </Button>
        <Button aria-label={t("zoom.out")} title={t("zoom.out")} onClick={() => stage?.zoom(1 / 1.4)}>
          <Minus size={18} aria-hidden />
        </Button>
        <Button aria-label={t("zoom.fit")} title={t("zoom.fit")} onClick={() => stage?.fit()}>
          <Maximize size={18} aria-hidden />
        </Button>
      </Zoom>
    </>
  )
}

/** An address of the traced picture's bytes, as long as it is shown. */
function usePictureUrl(): string | undefined {
  const { picture } = useDrawing()
  const id = picture?.id
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (id === undefined) return
    let made: string | undefined
    let isCurrent = true
    keptPicture(id).then(
      (bytes) => {
        if (bytes === undefined || !isCurrent) return
        made = URL.createObjectURL(bytes)
        setUrl(made)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
      setUrl(undefined)
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [id])
  return url
}

const Host = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  touch-action: none;
  user-select: none;
  &:focus-visible { outline-offset: -3px; }
`
const Help = styled.p`
  position: absolute;
  left: 28px;
  bottom: 12px;
  max-width: min(560px, calc(100% - 176px));
  padding: 4px 10px;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  border: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.size.tiny};
  pointer-events: none;
`
const Zoom = styled.div`
  position: absolute;
  right: 12px;
  bottom: 12px;
  display: flex;
  gap: 4px;
  button { width: 36px; padding: 0; }
`
