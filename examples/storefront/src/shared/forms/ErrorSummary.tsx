import { type MouseEvent, useEffect, useRef } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { Notice } from "../ui/Notice.tsx"

export interface Fault {
  /** The id of the field. */
  readonly id: string
  readonly label: string
  readonly text: string
}

interface ErrorSummaryProps {
  faults: readonly Fault[]
  /** Each new attempt takes the reader here. */
  attempts: number
}

/** What is to correct, all in one place, each a way to its field. */
export function ErrorSummary({ faults, attempts }: ErrorSummaryProps) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) box.current?.focus()
  }, [attempts])
  if (attempts === 0 || faults.length === 0) return null
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice tone="danger">
        <Title>{t("checkout.errors.title", { count: faults.length })}</Title>
        <ul>
          {faults.map(({ id, label, text }) => (
            <li key={id}>
              <Way href={`#${id}`} onClick={(event) => go(event, id)}>
                {t("checkout.errors.item", { label, text })}
              </Way>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

const Title = styled.p`font-weight: 700;`
const Way = styled.a`
  display: inline-block;
  padding-block: 2px;
  color: inherit;
  font-weight: 600;
`
