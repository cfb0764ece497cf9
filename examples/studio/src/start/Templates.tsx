import type { Language } from "@parterre/contract"
import { planFromTemplate, planTemplates, type TemplateKey } from "@parterre/seating-plans/templates"
import { useMemo, useState } from "react"
import { styled } from "styled-components"
import { documentOf, emptyDocument, noFacts, type StudioDocument } from "../document/studio-document.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button, Field, Input, Row } from "../ui/controls.ts"
import { SmallPlan } from "./SmallPlan.tsx"

function fromTemplate(key: TemplateKey, name: string, language: Language): StudioDocument {
  const { plan, venue } = planFromTemplate(key, {
    ...{ name, language },
    newGuid: () => crypto.randomUUID(),
  })
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
            <button type="button" onClick={() => onOpen(fromTemplate(template.key, called, language))}>
              <Drawn template={template.key} />
              <b>{template.name[language]}</b>
              <small>{template.description[language]}</small>
            </button>
          </li>
        ))}
      </Cards>
      <Row>
        <Button onClick={() => onOpen(emptyDocument(called, t("zone.first"), t("category.first")))}>
          {t("start.empty")}
        </Button>
      </Row>
    </>
  )
}

/** A template as it is drawn, made once. */
function Drawn({ template }: { template: TemplateKey }) {
  const { language } = useTexts()
  return <SmallPlan document={useMemo(() => fromTemplate(template, "", language), [template, language])} />
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
