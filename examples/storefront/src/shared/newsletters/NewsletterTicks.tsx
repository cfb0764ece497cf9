import type { Newsletter } from "@parterre/contract"
import { styled } from "styled-components"
import { Tick } from "../forms/Tick.tsx"
import type { TextKey } from "../texts/TextsProvider.tsx"
import { useTexts } from "../texts/use-texts.ts"
import { wordsOf } from "./newsletter-words.ts"

interface NewsletterTicksProps {
  /** What the boxes are about. */
  legend: TextKey
  offered: readonly Newsletter[]
  ticked: ReadonlySet<string>
  /** One that is received already has no box where it cannot be left. */
  canLeave?: boolean
  onTick: (id: string, isTicked: boolean) => void
}

/** Newsletters to tick, each with what it brings and what one agrees to; those that are received say so [NEWS-001]. */
export function NewsletterTicks({ legend, offered, ticked, canLeave = false, onTick }: NewsletterTicksProps) {
  const { t, language } = useTexts()
  return (
    <Choices>
      <legend>{t(legend)}</legend>
      {offered.map((one) => {
        const { title, text } = wordsOf(one, language)
        const note = `newsletter-${one.id}`
        const mark = one.alreadySubscribed
          ? t("newsletter.already")
          : one.confirmationSent
            ? t("newsletter.sent")
            : undefined
        return (
          <div key={one.id}>
            {mark !== undefined && !canLeave ? (
              <strong>{title}</strong>
            ) : (
              <Tick
                isSelected={ticked.has(one.id)}
                describedBy={note}
                onChange={(isTicked) => onTick(one.id, isTicked)}
              >
                {title}
              </Tick>
            )}
            <div id={note}>
              {mark !== undefined && <Mark>{mark}</Mark>}
              <p>{text}</p>
              {one.consent !== undefined && <small>{one.consent}</small>}
            </div>
          </div>
        )
      })}
    </Choices>
  )
}

const Choices = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: ${({ theme }) => theme.space[2]}; padding: 0; font-weight: 600; }
  div[id] { margin-left: calc(24px + ${({ theme }) => theme.space[3]}); }
  label, strong { font-weight: 600; }
  p { margin: 0; color: ${({ theme }) => theme.color.ink}; }
  small { display: block; max-width: 65ch; color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
const Mark = styled.span`
  display: inline-block;
  margin-bottom: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => `2px ${theme.space[2]}`};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.surfaceSunken};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
`
