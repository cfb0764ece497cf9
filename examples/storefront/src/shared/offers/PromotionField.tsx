import { type SeatSelection, useEventOffer } from "@parterre/react"
import { Tag } from "lucide-react"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { TextField } from "../forms/TextField.tsx"
import { useSearchParams } from "../navigation/router.tsx"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Fold } from "../ui/Fold.tsx"
import { CodeForm } from "./CodeForm.ts"

/** A promotional code for the prices of an event, typed or from a link: what it does, or why it does nothing. */
export function PromotionField({ selection }: { selection: SeatSelection }) {
  const { t, money } = useTexts()
  const [query, changeQuery] = useSearchParams()
  const linked = query.get("promo") ?? ""
  const { promotion, isPending, failure, applyPromotion, removePromotion } = useEventOffer(selection)
  const [code, setCode] = useState(linked)
  const [told, setTold] = useState<"missing" | "failure">()
  const [isOpen, open] = useState(linked !== "")
  const place = useRef<HTMLElement>(null)
  const asked = useRef("")
  useEffect(() => {
    if (linked === "" || asked.current === linked) return
    asked.current = linked
    setCode(linked)
    open(true)
    void applyPromotion(linked).then((isApplied) => setTold(isApplied ? undefined : "failure"))
  }, [linked, applyPromotion])

  const remember = (typed: string) => {
    asked.current = typed
    changeQuery((next) => (typed === "" ? next.delete("promo") : next.set("promo", typed)), { replace: true })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const typed = code.trim()
    if (typed === "") return setTold("missing")
    const isApplied = await applyPromotion(typed)
    setTold(isApplied ? undefined : "failure")
    if (isApplied) remember(typed)
    ;(isApplied ? place.current : document.getElementById("promotion-code"))?.focus()
  }
  const remove = () => {
    removePromotion()
    setCode("")
    remember("")
    place.current?.focus()
  }
  const error =
    told === "missing" ? t("promotion.missing") : told === "failure" ? failure?.message : undefined
  const prices = [...new Set((promotion?.prices ?? []).map(({ name }) => name))].join(", ")
  return (
    <Part ref={place} tabIndex={-1} aria-label={t("promotion.title")}>
      <div role="status">
        {promotion !== undefined && (
          <Applied>
            <Tag size={18} strokeWidth={1.5} aria-hidden />
            <span>
              <b>{promotion.name}</b>
              <span>
                {promotion.percent === undefined
                  ? t("promotion.amount", { amount: money(promotion.amount ?? 0), prices })
                  : t("promotion.percent", { percent: promotion.percent, prices })}
                {promotion.perShopper !== undefined &&
                  ` ${t("promotion.perShopper", { count: promotion.perShopper })}`}
              </span>
            </span>
          </Applied>
        )}
      </div>
      {promotion === undefined ? (
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
                value={code}
                onChange={(typed) => {
                  setCode(typed)
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
const Applied = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.size.small};
  svg { margin-top: 2px; color: ${({ theme }) => theme.color.success}; }
  > span { display: grid; }
`
