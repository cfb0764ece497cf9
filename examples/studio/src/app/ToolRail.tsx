import {
  Armchair,
  Brush,
  Circle,
  Hand,
  Hash,
  ImageIcon,
  type LucideIcon,
  MousePointer2,
  Presentation,
  Rows3,
  Scissors,
  Shapes,
  Users,
} from "lucide-react"
import { styled } from "styled-components"
import { type ToolName, toolNames } from "../document/session.ts"
import { useSession, useStore } from "../document/session-store.ts"
import { useTexts } from "../texts/texts.tsx"
import { toolKeys } from "./use-shortcuts.ts"

const icons: Readonly<Record<ToolName, LucideIcon>> = {
  select: MousePointer2,
  hand: Hand,
  row: Armchair,
  block: Rows3,
  aisle: Scissors,
  table: Circle,
  number: Hash,
  paint: Brush,
  area: Shapes,
  admission: Users,
  stage: Presentation,
  picture: ImageIcon,
}

/** The tools by name; their settings are on the right. */
export function ToolRail({ onTool }: { onTool: () => void }) {
  const { t } = useTexts()
  const store = useStore()
  const tool = useSession((state) => state.tool)
  return (
    <Rail aria-label={t("tools.title")} data-print="hide">
      {toolNames.map((name) => {
        const Icon = icons[name]
        return (
          <button
            key={name}
            type="button"
            aria-pressed={tool === name}
            aria-keyshortcuts={toolKeys[name]}
            title={`${t(`tool.${name}`)} (${toolKeys[name].toUpperCase()})`}
            onClick={() => {
              store.act({ type: "tool", tool: name })
              onTool()
            }}
          >
            <Icon size={20} strokeWidth={1.5} aria-hidden />
            {t(`tool.${name}`)}
          </button>
        )
      })}
    </Rail>
  )
}

const Rail = styled.nav`
  grid-area: rail;
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 6px 4px;
  overflow-y: auto;
  border-right: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surfaceRaised};
  button {
    display: grid;
    justify-items: center;
    gap: 2px;
    padding: 6px 2px;
    border: 0;
    border-radius: ${({ theme }) => theme.radius.medium};
    background: none;
    font-size: 0.75rem;
    line-height: 1.15;
    cursor: pointer;
  }
  button:hover { background: ${({ theme }) => theme.color.surface}; }
  button[aria-pressed="true"] {
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
  }
`
