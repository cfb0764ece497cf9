import { planFromTemplate, planTemplates, type TemplateKey } from "@parterre/seating-plans/templates"
import { useMemo, useState } from "react"
import { styled } from "styled-components"
import { planIndex } from "../document/plan-index.ts"
import { documentOf, emptyDocument, noFacts, type StudioDocument } from "../document/studio-document.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button, Field, Input, Row } from "../ui/controls.ts"

function fromTemplate(key: TemplateKey, name: string): StudioDocument {
  const { plan, venue } = planFromTemplate(key, { name, newGuid: () => crypto.randomUUID() })
  return documentOf(plan, name, { venue: { ...noFacts(name), ...venue } })
}

/** Whole plans to begin with, drawn small. */
export function Templates({ onOpen }: { onOpen: (document: StudioDocument) => void }) {
  const { t, language } = useTexts()
  const [name, setName] = useState("")
  const called = name.trim() || t("start.newName")
  return (
    <>
      <Field>
        <span>{t("plan.name")}</span>
        <Input
          value={name}
          maxLength={100}
          placeholder={t("start.newName")}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Cards>
        {planTemplates.map((template) => (
          <li key={template.key}>
            <button type="button" onClick={() => onOpen(fromTemplate(template.key, called))}>
              <Small template={template.key} />
              <b>{template.name[language]}</b>
              <small>{template.description[language]}</small>
            </button>
          </li>
        ))}
      </Cards>
      <Row>
        <Button onClick={() => onOpen(emptyDocument(called))}>{t("start.empty")}</Button>
      </Row>
    </>
  )
}

/** Every seat of a template as a dot. */
function Small({ template }: { template: TemplateKey }) {
  const { seats, size, radius } = useMemo(() => {
    const { plan } = fromTemplate(template, "")
    const index = planIndex(plan)
    return { seats: index.seats, radius: index.pitch * 0.36, size: plan.size ?? { width: 1000, height: 800 } }
  }, [template])
  const path = seats
    .map(({ x, y }) => `M${Math.round(x - radius)} ${Math.round(y)}h${Math.round(2 * radius)}`)
    .join("")
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
      <path d={path} stroke="currentColor" strokeWidth={2 * radius} strokeLinecap="butt" />
    </svg>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 12px;
  button {
    display: grid;
    gap: 4px;
    width: 100%;
    height: 100%;
    align-content: start;
    padding: 12px;
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surface};
    text-align: left;
    cursor: pointer;
  }
  button:hover { border-color: ${({ theme }) => theme.color.accent}; }
  svg { width: 100%; height: 120px; color: ${({ theme }) => theme.color.accent}; }
  small { color: ${({ theme }) => theme.color.inkMuted}; }
`
