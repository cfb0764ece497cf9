import { Languages, ListTree, Moon, Printer, Redo2, Save, Smartphone, Sun, Undo2, X } from "lucide-react"
import { styled } from "styled-components"
import { useSession, useStore } from "../document/session-store.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button } from "../ui/controls.ts"
import { useScheme } from "./look.ts"
import type { KeptState } from "./use-autosave.ts"

/** What stands on the right of the drawing. */
export type SidePanel = "inspector" | "list" | "preview" | "print" | "save"

interface TopBarProps {
  side: SidePanel
  onSide: (side: SidePanel) => void
  onClose: () => void
  onLanguage: () => void
  kept: KeptState
  isNarrow: boolean
}

const glyph = { size: 18, strokeWidth: 1.5, "aria-hidden": true } as const

/** What holds for the whole drawing: its name, undo and redo, what is shown beside it, language and light. */
export function TopBar({ side, onSide, onClose, onLanguage, kept, isNarrow }: TopBarProps) {
  const { t, language } = useTexts()
  const { scheme, switchScheme } = useScheme()
  const toggle = (panel: SidePanel) => onSide(side === panel ? "inspector" : panel)
  const panels = [
    ...(isNarrow ? ([{ panel: "list", Icon: ListTree }] as const) : []),
    { panel: "preview", Icon: Smartphone },
    { panel: "print", Icon: Printer },
    { panel: "save", Icon: Save },
  ] as const
  return (
    <Bar data-print="hide">
      <Name kept={kept} />
      <UndoRedo />
      <span />
      {panels.map(({ panel, Icon }) => (
        <Button key={panel} aria-pressed={side === panel} onClick={() => toggle(panel)}>
          <Icon {...glyph} />
          {t(`side.${panel}`)}
        </Button>
      ))}
      <Button $kind="plain" lang={language === "fr" ? "en-CA" : "fr-CA"} onClick={onLanguage}>
        <Languages {...glyph} />
        {t("language.other")}
      </Button>
      <Button
        $kind="plain"
        title={t(scheme === "light" ? "look.dark" : "look.light")}
        aria-label={t(scheme === "light" ? "look.dark" : "look.light")}
        onClick={switchScheme}
      >
        {scheme === "light" ? <Moon {...glyph} /> : <Sun {...glyph} />}
      </Button>
      <Button $kind="plain" title={t("close")} aria-label={t("close")} onClick={onClose}>
        <X {...glyph} />
      </Button>
    </Bar>
  )
}

function Name({ kept }: { kept: KeptState }) {
  const { t } = useTexts()
  const name = useSession((state) => state.history.present.plan.name)
  return (
    <Title>
      <h1>{name}</h1>
      <small role={kept === "failed" ? "alert" : undefined}>{t(`kept.${kept}`)}</small>
    </Title>
  )
}

function UndoRedo() {
  const { t } = useTexts()
  const store = useStore()
  const past = useSession((state) => state.history.past)
  const future = useSession((state) => state.history.future)
  const named = (key: "undo" | "redo", step: typeof past) => {
    if (step === undefined) return t(key)
    const { name } = step.step
    return t(`${key}.step`, { step: t(name.key, name.values) })
  }
  return (
    <>
      <Button
        $kind="plain"
        disabled={past === undefined}
        title={named("undo", past)}
        aria-keyshortcuts="Control+Z"
        onClick={() => store.act({ type: "undo" })}
      >
        <Undo2 {...glyph} />
        <Word>{t("undo")}</Word>
      </Button>
      <Button
        $kind="plain"
        disabled={future === undefined}
        title={named("redo", future)}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => store.act({ type: "redo" })}
      >
        <Redo2 {...glyph} />
        <Word>{t("redo")}</Word>
      </Button>
      <Said aria-live="polite">{past === undefined ? "" : t(past.step.name.key, past.step.name.values)}</Said>
    </>
  )
}

const Bar = styled.header`
  grid-area: top;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  padding: 8px 12px;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};
  > span { flex: 1; }
`
const Title = styled.div`
  display: grid;
  min-width: 0;
  max-width: 260px;
  margin-right: 8px;
  line-height: 1.2;
  h1 { font-size: inherit; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.tiny}; }
  small[role="alert"] { color: ${({ theme }) => theme.color.danger}; }
`
/** Heard on a tablet, and seen where there is room for it on the one line. */
const Word = styled.span`
  @media (max-width: 1100px) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`
const Said = styled.small`
  max-width: 220px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.tiny};
  @media (max-width: 1250px) { position: absolute; width: 1px; height: 1px; clip-path: inset(50%); }
`
