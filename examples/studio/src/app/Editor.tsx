import { useCallback, useRef, useState } from "react"
import { styled } from "styled-components"
import { PlanCanvas } from "../canvas/PlanCanvas.tsx"
import type { Stage } from "../canvas/stage.ts"
import type { StudioDocument } from "../document/studio-document.ts"
import { FaultsPanel } from "../panels/FaultsPanel.tsx"
import { Inspector } from "../panels/Inspector.tsx"
import { PlanList } from "../panels/PlanList.tsx"
import { SavePanel } from "../panels/SavePanel.tsx"
import { useFaults } from "../panels/use-faults.ts"
import { PreviewPanel } from "../preview/PreviewPanel.tsx"
import { PrintPanel } from "../print/PrintPanel.tsx"
import { useTexts } from "../texts/texts.tsx"
import { RefusedNote } from "./RefusedNote.tsx"
import { RestoredNote } from "./RestoredNote.tsx"
import { ToolRail } from "./ToolRail.tsx"
import { type SidePanel, TopBar } from "./TopBar.tsx"
import { useAutosave } from "./use-autosave.ts"
import { useIsNarrow } from "./use-is-narrow.ts"
import { useShortcuts } from "./use-shortcuts.ts"

interface EditorProps {
  /** Of the drawing, among those that are kept. */
  id: string
  restoredFrom: Date | undefined
  onClose: () => void
  onOpen: (document: StudioDocument) => void
  onLanguage: () => void
}

/** The drawing and all around it. Nothing is modal: whatever is open, the drawing can be drawn on. */
export function Editor({ id, restoredFrom, onClose, onOpen, onLanguage }: EditorProps) {
  const { t } = useTexts()
  const [side, setSide] = useState<SidePanel>("inspector")
  const stage = useRef<Stage | undefined>(undefined)
  const isNarrow = useIsNarrow(1100)
  const kept = useAutosave(id)
  const faults = useFaults()
  const [spots, setSpots] = useState<readonly { x: number; y: number }[]>([])
  const goTo = useCallback((places: readonly { x: number; y: number }[]) => {
    stage.current?.show(places)
    setSpots(places.slice(0, 40))
  }, [])
  useShortcuts(stage)
  /** Whether the drawing may be left: where the browser could not keep it, it is gone then. */
  const mayLeave = () => kept !== "failed" || window.confirm(t("close.sure"))
  const close = () => {
    if (mayLeave()) onClose()
  }
  const openAnother = (document: StudioDocument) => {
    if (mayLeave()) onOpen(document)
  }
  return (
    <Frame $side={side}>
      <TopBar
        side={side}
        onSide={setSide}
        onClose={close}
        onLanguage={onLanguage}
        kept={kept}
        isNarrow={isNarrow}
      />
      <ToolRail onTool={() => setSide("inspector")} />
      {!isNarrow && (
        <List aria-label={t("list.title")} data-print="hide">
          <PlanList onShow={goTo} />
        </List>
      )}
      <Middle aria-label={t("canvas.title")} data-print="hide">
        <RestoredNote from={restoredFrom} onClose={close} />
        <RefusedNote />
        <PlanCanvas
          onStage={(made) => {
            stage.current = made
          }}
          faults={faults}
          spots={spots}
        />
      </Middle>
      <FaultsPanel faults={faults} onShow={goTo} onLeave={() => setSpots([])} />
      <Side aria-label={t(`side.${side}`)}>
        {side === "inspector" && <Inspector onShow={goTo} />}
        {side === "list" && <PlanList onShow={goTo} />}
        {side === "preview" && <PreviewPanel />}
        {side === "print" && <PrintPanel />}
        {side === "save" && <SavePanel onOpen={openAnother} />}
      </Side>
    </Frame>
  )
}

const Frame = styled.div<{ $side: SidePanel }>`
  display: grid;
  height: 100dvh;
  grid-template-columns: 84px 248px minmax(0, 1fr) ${({ $side }) => ($side === "preview" || $side === "print" ? "minmax(320px, 42vw)" : "312px")};
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-areas:
    "top top top top"
    "rail list canvas side"
    "rail list faults side";
  @media (max-width: 1100px) {
    grid-template-columns: 72px minmax(0, 1fr) ${({ $side }) => ($side === "preview" || $side === "print" ? "minmax(300px, 48vw)" : "284px")};
    grid-template-areas:
      "top top top"
      "rail canvas side"
      "rail faults side";
  }
  @media (max-width: 700px) {
    height: auto;
    min-height: 100dvh;
    grid-template-columns: 64px minmax(0, 1fr);
    grid-template-rows: auto 60dvh auto auto;
    grid-template-areas:
      "top top"
      "rail canvas"
      "side side"
      "faults faults";
  }
  @media print { display: block; height: auto; }
`
const List = styled.section`
  grid-area: list;
  min-height: 0;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  border-right: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};
`
const Middle = styled.main`
  grid-area: canvas;
  position: relative;
  min-width: 0;
  min-height: 0;
  background: ${({ theme }) => theme.color.surfaceSunken};
`
const Side = styled.section`
  grid-area: side;
  min-height: 0;
  overflow-y: auto;
  border-left: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};
  @media print { overflow: visible; border: 0; }
`
