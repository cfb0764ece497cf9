import { Check } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Surface, VisuallyHidden } from "../../shared/ui/Surface.ts"
import type { Step } from "./steps.ts"

interface StepCardProps {
  step: Step
  /** Place among the steps, from 1. */
  number: number
  state: "open" | "done" | "ahead"
  /** What was said in it, once it is done. */
  summary?: ReactNode
  onEdit?: (() => void) | undefined
  children: ReactNode
}

/** One step of the checkout: open, folded to what was said, or still ahead. */
export function StepCard({ step, number, state, summary, onEdit, children }: StepCardProps) {
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(state === "open")
  useEffect(() => {
    // Opening takes the reader along, but not on arrival: the screen's heading comes first.
    if (state === "open" && !wasOpen.current) heading.current?.focus()
    wasOpen.current = state === "open"
  }, [state])
  const name = t(`checkout.step.${step}`)
  return (
    <Card as="li" $state={state} aria-current={state === "open" ? "step" : undefined}>
      <Head>
        <Sign $state={state} aria-hidden>
          {state === "done" ? <Check size={18} strokeWidth={2} /> : number}
        </Sign>
        <h2 ref={heading} tabIndex={-1}>
          {name}
          {state === "done" && <VisuallyHidden> {t("checkout.step.done")}</VisuallyHidden>}
        </h2>
        {state === "done" && onEdit !== undefined && (
          <Button kind="plain" onPress={onEdit} aria-label={t("checkout.step.edit.named", { name })}>
            {t("checkout.step.edit")}
          </Button>
        )}
      </Head>
      {state === "done" && summary !== undefined && <Said>{summary}</Said>}
      {state === "open" && <Body>{children}</Body>}
    </Card>
  )
}

type Shown = { $state: StepCardProps["state"] }

const Card = styled(Surface)<Shown>`
  padding: ${({ theme, $state }) => ($state === "open" ? theme.space[5] : `${theme.space[4]} ${theme.space[5]}`)};
  ${({ theme, $state }) => ($state === "open" ? `box-shadow: ${theme.shadow};` : "background: none;")}
  ${({ theme }) => theme.upTo(600)} { padding-inline: ${({ theme }) => theme.space[4]}; }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  h2 { flex: 1; font-size: ${({ theme }) => theme.size.heading}; outline: none; }
  /* « Vos coordonnées » and the way back to them stand side by side on the smallest phones too. */
  @media (max-width: 359px) { h2 { font-size: ${({ theme }) => theme.size.lead}; } }
`
const Sign = styled.span<Shown>`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  ${({ theme, $state }) =>
    $state === "open"
      ? `background: ${theme.color.accent}; color: ${theme.color.onAccent};`
      : $state === "done"
        ? `background: ${theme.color.successSoft}; color: ${theme.color.success};`
        : `border: 1px solid ${theme.color.lineStrong}; color: ${theme.color.inkMuted};`}
`
const Said = styled.div`
  margin: ${({ theme }) => `${theme.space[1]} 0 0 calc(32px + ${theme.space[3]})`};
  color: ${({ theme }) => theme.color.inkMuted};
  overflow-wrap: anywhere;
`
const Body = styled.div`
  margin-top: ${({ theme }) => theme.space[5]};
`
