import { List, Map as MapIcon } from "lucide-react"
import type { KeyboardEvent } from "react"
import { ToggleButton, ToggleButtonGroup } from "react-aria-components"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"

export type View = "map" | "list"

/** The same seats as a picture or as words; the selection stays. An arrow chooses the other, as among radio buttons. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useTexts()
  const choose = (event: KeyboardEvent<HTMLElement>) => {
    if (!/^Arrow/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return
    // Instead of moving the focus alone.
    event.preventDefault()
    event.stopPropagation()
    const other = view === "map" ? "list" : "map"
    event.currentTarget.querySelector<HTMLElement>(`[data-view="${other}"]`)?.focus()
    onChange(other)
  }
  return (
    <span onKeyDownCapture={choose}>
      <Group
        aria-label={t("event.view.label")}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[view]}
        onSelectionChange={(keys) => onChange(keys.has("list") ? "list" : "map")}
      >
        <ToggleButton id="map" data-view="map">
          <MapIcon size={18} strokeWidth={1.5} aria-hidden />
          {t("event.view.map")}
        </ToggleButton>
        <ToggleButton id="list" data-view="list">
          <List size={18} strokeWidth={1.5} aria-hidden />
          {t("event.view.list")}
        </ToggleButton>
      </Group>
    </span>
  )
}

const Group = styled(ToggleButtonGroup)`
  display: inline-flex;
  padding: 3px;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  border: 1px solid ${({ theme }) => theme.color.line};
  button {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    min-height: 44px;
    padding-inline: ${({ theme }) => theme.space[4]};
    white-space: nowrap;
    border: 0;
    border-radius: 6px;
    background: none;
    font-weight: 600;
    cursor: pointer;
  }
  svg { flex: none; }
  ${({ theme }) => theme.upTo(600)} {
    button { padding-inline: ${({ theme }) => theme.space[3]}; }
  }
  button[data-selected] {
    background: ${({ theme }) => theme.color.ink};
    color: ${({ theme }) => theme.color.surface};
  }
`
