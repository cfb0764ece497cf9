import { List, Map as MapIcon } from "lucide-react"
import { useId } from "react"
import { styled } from "styled-components"
import { overLabel } from "../forms/field-frame.ts"
import { useTexts } from "../texts/use-texts.ts"

export type View = "map" | "list"

const views = [
  ["map", MapIcon],
  ["list", List],
] as const

/** The same seats as a picture or as words; the selection stays. An arrow chooses the other. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useTexts()
  const group = useId()
  return (
    <Group role="radiogroup" aria-label={t("event.view.label")}>
      {views.map(([name, Icon]) => (
        <label key={name}>
          <input type="radio" name={group} checked={name === view} onChange={() => onChange(name)} />
          <Icon size={18} strokeWidth={1.5} aria-hidden />
          {t(`event.view.${name}`)}
        </label>
      ))}
    </Group>
  )
}

const Group = styled.div`
  display: inline-flex;
  padding: 3px;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  border: 1px solid ${({ theme }) => theme.color.line};
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    min-height: 44px;
    padding-inline: ${({ theme }) => theme.space[4]};
    white-space: nowrap;
    border-radius: 6px;
    font-weight: 600;
    cursor: pointer;
  }
  input { ${overLabel} }
  svg { flex: none; }
  ${({ theme }) => theme.upTo(600)} {
    label { padding-inline: ${({ theme }) => theme.space[3]}; }
  }
  label:has(:checked) {
    background: ${({ theme }) => theme.color.ink};
    color: ${({ theme }) => theme.color.surface};
  }
  label:has(:focus-visible) { outline: 3px solid ${({ theme }) => theme.color.focus}; outline-offset: 2px; }
`
