import { toldProblems } from "@parterre/contract"
import { cardErrorKey } from "@parterre/domain/payments"
import { type HostedField, type HostedFieldsForm, hostedFields } from "@parterre/react"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { css, styled } from "styled-components"
import { Pair } from "../../shared/forms/Form.ts"
import { fieldLook } from "../../shared/forms/field-frame.ts"
import { ContactLink } from "../../shared/site/ContactLinks.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { BrandSign } from "./BrandSign.tsx"
import { cardLabels } from "./card-labels.ts"

interface HostedCardProps {
  hosted: HostedFieldsForm
  /** What is wrong with a field, once it may be told. */
  errorOf: (field: HostedField) => string | undefined
  isDisabled: boolean
}

/** The processor's own card fields, in frames that look like ours: the numbers never reach our page. */
export function HostedCard({ hosted, errorOf, isDisabled }: HostedCardProps) {
  const { t, language } = useTexts()
  const { failure, isMisconfigured, layout, brand } = hosted
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The answer to a card that was sent is read first; what could not be loaded takes nobody away from where they are.
    const form = alert.current?.closest("form")
    if (failure !== undefined && form?.contains(document.activeElement)) alert.current?.focus()
  }, [failure])
  const field = (name: HostedField, help?: string, sign?: ReactNode) => (
    <FrameField {...{ hosted, name, help, sign }} error={errorOf(name)} />
  )
  return (
    <div inert={isDisabled}>
      {layout === "fields" ? (
        <Fields>
          {field("number", undefined, <BrandSign brand={brand} />)}
          <Pair>
            {field("expiry")}
            {field("cvd", t(brand === "amex" ? "checkout.card.cvd.help.amex" : "checkout.card.cvd.help"))}
          </Pair>
        </Fields>
      ) : (
        <WholeFrame {...{ hosted, errorOf }} />
      )}
      {failure !== undefined && (
        <Fault ref={alert} role="alert" tabIndex={-1}>
          {failure === "script-failed" || failure === "script-aborted"
            ? toldProblems[failure].text[language]
            : t(cardErrorKey(failure))}{" "}
          {isMisconfigured && <ContactLink />}
        </Fault>
      )}
    </div>
  )
}

interface FrameFieldProps {
  hosted: HostedFieldsForm
  name: HostedField
  help: string | undefined
  sign: ReactNode
  error: string | undefined
}

/** One field: its label leads into the frame, and so does a link to it from the list of faults. */
function FrameField({ hosted, name, help, sign, error }: FrameFieldProps) {
  const { t } = useTexts()
  const id = `card-${name}`
  const note = error ?? help
  return (
    <Field data-card-field={name}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a label is pressed; by keyboard one goes to the field itself */}
      <label id={`${id}-label`} htmlFor={id} onClick={() => hosted.focus(name)}>
        {t(cardLabels[name])}
      </label>
      <Frame
        id={id}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        $faulty={error !== undefined}
        $focused={hosted.focused === name}
        onFocus={({ target, currentTarget }) => target === currentTarget && hosted.focus(name)}
      >
        <Host {...hosted.place(name)} />
        {sign}
      </Frame>
      {error === undefined ? (
        help !== undefined && <Help id={`${id}-note`}>{help}</Help>
      ) : (
        <Fault id={`${id}-note`} data-fault="">
          {error}
        </Fault>
      )}
    </Field>
  )
}

/**
 * All fields in one frame, with their labels in it: what is wrong stands below, field by field. A frame that was blocked tells
 * nobody, so one that has not been entered for a while is offered anew.
 */
function WholeFrame({ hosted, errorOf }: Pick<HostedCardProps, "hosted" | "errorOf">) {
  const { t } = useTexts()
  const mayBeBlocked = useUntouched(hosted.focused !== undefined)
  const faults = hostedFields.flatMap((field) => {
    const error = errorOf(field)
    return error === undefined ? [] : [{ field, error }]
  })
  return (
    <Field data-card-field="all">
      <Whole
        id="card-all"
        role="group"
        tabIndex={-1}
        aria-label={t("checkout.card.title")}
        onFocus={({ target, currentTarget }) => target === currentTarget && hosted.focus("all")}
        {...(faults.length === 0 ? {} : { "aria-describedby": "card-all-note" })}
      >
        <Host {...hosted.place("all")} />
      </Whole>
      {faults.length > 0 && (
        <ul id="card-all-note">
          {faults.map(({ field, error }) => (
            <Fault as="li" key={field} data-fault={field}>
              {t("checkout.errors.item", { label: t(cardLabels[field]), text: error })}
            </Fault>
          ))}
        </ul>
      )}
      {mayBeBlocked && (
        <Help role="status">
          {t("checkout.card.frame.missing")}{" "}
          <Button kind="quiet" onPress={hosted.clear}>
            {t("checkout.card.frame.again")}
          </Button>
        </Help>
      )}
    </Field>
  )
}

/** Milliseconds in which most have begun to type. */
const LONG_ENOUGH = 8_000

/** Whether something has been left alone for long; once it was touched, it never is again. */
function useUntouched(isTouched: boolean): boolean {
  const [state, setState] = useState<"waiting" | "untouched" | "touched">("waiting")
  if (isTouched && state !== "touched") setState("touched")
  useEffect(() => {
    if (state !== "waiting") return
    const timer = setTimeout(() => setState("untouched"), LONG_ENOUGH)
    return () => clearTimeout(timer)
  }, [state])
  return state === "untouched"
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};
`
const Field = styled.div`
  ${fieldLook}
  ul { list-style: none; padding: 0; }
`
const focused = css`
  outline: 3px solid ${({ theme }) => theme.color.focus};
  outline-offset: 2px;
`
const Frame = styled.div<{ $faulty: boolean; $focused: boolean }>`
  position: relative;
  height: 48px;
  padding: 0 ${({ theme }) => theme.space[3]};
  border: ${({ theme, $faulty }) => ($faulty ? `2px solid ${theme.color.danger}` : `1px solid ${theme.color.lineStrong}`)};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  ${({ $focused }) => $focused && focused}
  &:has([aria-busy="true"]) { cursor: progress; }
  svg { position: absolute; inset: 0 12px 0 auto; margin-block: auto; pointer-events: none; }
`
const Whole = styled.div`height: 276px;`
/** The frame takes its place, and its text looks as it would here. A frame of another scheme than its page is not clear. */
const Host = styled.div`
  height: 100%;
  color: ${({ theme }) => theme.color.ink};
  font-size: 1rem;
  font-weight: 400;
  input { width: 100%; }
  iframe { display: block; width: 100%; height: 100%; border: 0; color-scheme: light; }
`
const Help = styled.span`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
`
const Fault = styled.p`
  a { display: inline-flex; align-items: center; gap: ${({ theme }) => theme.space[1]}; color: inherit; }
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
`
