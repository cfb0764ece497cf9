import { type SeatSelection, useEventOffer } from "@parterre/react"
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { styled } from "styled-components"
import { TextField } from "../forms/TextField.tsx"
import { useSearchParams } from "../navigation/router.tsx"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Fold } from "../ui/Fold.tsx"
import { AppliedPromotion } from "./AppliedPromotion.tsx"
import { CodeForm } from "./CodeForm.ts"

/** A promotional code for the prices of an event, typed or from a link: what it does, or why it does nothing. */
export function PromotionField({ selection }: { selection: SeatSelection }) {
  const { t, language } = useTexts()
  const [query, changeQuery] = useSearchParams()
  const linked = query.get("promo") ?? ""
  const { promotion, isPending, failure, applyPromotion, removePromotion } = useEventOffer(selection)
  // What a membership does is told beside it, and a code may take its place.
  const code = promotion?.forMembers === true ? undefined : promotion
  const [typed, setTyped] = useState(linked)
  const [told, setTold] = useState<"missing" | "failure">()
  const [isOpen, open] = useState(linked !== "")
  const place = useRef<HTMLElement>(null)
  /** What a code does is told in the language it is asked in. */
  const asked = useRef({ code: "", language })
  const forget = () => changeQuery((next) => next.delete("promo"), { replace: true })
  const apply = useEffectEvent(async (linked: string) => {
    const before = asked.current
    if (linked === "" || (before.code === linked && before.language === language)) return
    asked.current = { code: linked, language }
    setTyped(linked)
    open(true)
    const isApplied = await applyPromotion(linked)
    // One that was applied in another language stays, with what it said there.
    if (!isApplied && before.code === linked) return
    setTold(isApplied ? undefined : "failure")
    // What does nothing stays in the field only: a membership has its turn.
    if (!isApplied) forget()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or event is asked again
  useEffect(() => void apply(linked), [linked, language, applyPromotion])

  const remember = (used: string) => {
    asked.current = { code: used, language }
    changeQuery((next) => (used === "" ? next.delete("promo") : next.set("promo", used)), { replace: true })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const entered = typed.trim()
    if (entered === "") return setTold("missing")
    const isApplied = await applyPromotion(entered)
    setTold(isApplied ? undefined : "failure")
    if (isApplied) remember(entered)
    ;(isApplied ? place.current : document.getElementById("promotion-code"))?.focus()
  }
  const remove = () => {
    removePromotion()
    setTyped("")
    remember("")
    place.current?.focus()
  }
  const error =
    told === "missing" ? t("promotion.missing") : told === "failure" ? failure?.message : undefined
  return (
    <Part ref={place} tabIndex={-1} aria-label={t("promotion.title")}>
      <div role="status">{code !== undefined && <AppliedPromotion promotion={code} />}</div>
      {code === undefined ? (
        <Fold title={t("promotion.title")} level={3} isOpen={isOpen} onToggle={open}>
          {() => (
            <CodeForm noValidate onSubmit={(event: FormEvent) => void send(event)}>
              <TextField
                id="promotion-code"
                label={t("promotion.code")}
                error={error}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck="false"
                maxLength={40}
                value={typed}
                onChange={(value) => {
                  setTyped(value)
                  setTold(undefined)
                }}
              />
              <Button type="submit" kind="quiet" isPending={isPending}>
                {t("promotion.apply")}
              </Button>
            </CodeForm>
          )}
        </Fold>
      ) : (
        <Button kind="plain" onPress={remove}>
          {t("promotion.remove")}
        </Button>
      )}
    </Part>
  )
}

const Part = styled.section`
  h3 { font-size: ${({ theme }) => theme.size.body}; }
  [role="status"]:empty { display: none; }
  > button { font-size: ${({ theme }) => theme.size.small}; margin-left: -12px; }
`
