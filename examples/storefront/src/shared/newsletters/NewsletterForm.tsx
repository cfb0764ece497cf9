import { textLimits } from "@parterre/contract"
import { formErrorKey } from "@parterre/domain/form-errors"
import {
  NEWSLETTER_LANGUAGES,
  newsletterFormErrors,
  type NewsletterForm as Typed,
} from "@parterre/domain/newsletters"
import { PROVINCE_NAMES, PROVINCES } from "@parterre/domain/provinces"
import { useNewsletters } from "@parterre/react"
import { isSdkFailure } from "@parterre/sdk"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { Pair } from "../forms/Form.ts"
import { SelectField } from "../forms/SelectField.tsx"
import { TextField } from "../forms/TextField.tsx"
import { useSay } from "../messages/use-messages.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"
import { Notice } from "../ui/Notice.tsx"
import { Skeleton } from "../ui/Skeleton.ts"
import { wordsOf } from "./newsletter-words.ts"

const NOTHING: Typed = { email: "", city: "", postalCode: "", province: "", language: "" }
const WHERE = { type: "sale", performanceIds: [] } as const

/** What the footer asks for the organiser's own newsletters: five fields, all of them required [NEWS-005] [SHELL-014]. */
export function NewsletterForm() {
  const { t, language } = useTexts()
  const say = useSay()
  const { offered, ask } = useFooterNewsletters()
  const [typed, setTyped] = useState(NOTHING)
  const [touched, setTouched] = useState<readonly (keyof Typed)[]>([])
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<string>()
  const first = useRef<HTMLFormElement>(null)
  useEffect(() => first.current?.querySelector("input")?.focus(), [])
  const errors = newsletterFormErrors(typed)
  const isReady = Object.keys(errors).length === 0
  const change = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed })
  const touch = (name: keyof Typed) => setTouched([...touched, name])
  const errorOf = (name: keyof Typed) => {
    const error = touched.includes(name) ? errors[name] : undefined
    return error === undefined ? undefined : t(formErrorKey(error))
  }
  const text = (name: "email" | "city" | "postalCode", autoComplete: string, maxLength: number) => ({
    id: `newsletter-${name}`,
    name,
    label: t(`newsletter.${name}`),
    autoComplete,
    maxLength,
    isRequired: true,
    value: typed[name],
    error: errorOf(name),
    onChange: (value: string) => change({ [name]: value }),
    onBlur: () => touch(name),
  })
  const list = (name: "province" | "language") => ({
    label: t(`newsletter.${name}`),
    isRequired: true,
    value: typed[name],
    error: errorOf(name),
    onBlur: () => touch(name),
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isBusy || typed.language === "") return
    setBusy(true)
    try {
      await ask({ ...typed, email: typed.email.trim(), language: typed.language })
      setAsked(typed.email.trim())
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      say({ message: error.message, dialog: {} })
    } finally {
      setBusy(false)
    }
  }
  if (asked !== undefined)
    return (
      <Notice tone="success" role="status">
        <p>{t("newsletter.asked", { email: asked })}</p>
      </Notice>
    )
  return (
    <Fields noValidate ref={first} onSubmit={(event) => void send(event)}>
      {offered.status === "ready" ? (
        offered.value.map((one) => {
          const { title, text: brings } = wordsOf(one, language)
          return (
            <p key={one.id}>
              <strong>{title}</strong> {brings}
            </p>
          )
        })
      ) : offered.status === "failed" ? (
        <Notice tone="danger" role="alert">
          <p>{offered.failure.message}</p>
          <Button kind="plain" onPress={offered.retry}>
            {t("app.retry")}
          </Button>
        </Notice>
      ) : (
        <Skeleton $height="48px" aria-hidden />
      )}
      <TextField {...text("email", "email", textLimits.Email)} type="email" />
      <Pair>
        <TextField {...text("city", "address-level2", textLimits.CityName)} />
        <TextField {...text("postalCode", "postal-code", textLimits.PostalCode)} />
      </Pair>
      <SelectField
        {...list("province")}
        autoComplete="address-level1"
        options={[
          ["", t("newsletter.choice")],
          ...PROVINCES.map((code) => [code, PROVINCE_NAMES[code][language]] as const),
        ]}
        onChange={(province) => {
          change({ province })
          touch("province")
        }}
      />
      <SelectField
        {...list("language")}
        options={[
          ["", t("newsletter.choice")],
          ...NEWSLETTER_LANGUAGES.map((code) => [code, t(`newsletter.language.${code}`)] as const),
        ]}
        onChange={(chosen) => {
          change({ language: NEWSLETTER_LANGUAGES.find((code) => code === chosen) ?? "" })
          touch("language")
        }}
      />
      {offered.status === "ready" &&
        offered.value.map(({ id, consent }) => <small key={id}>{consent}</small>)}
      <Button type="submit" isDisabled={!isReady || offered.status !== "ready"} isPending={isBusy}>
        {t("newsletter.submit")}
      </Button>
    </Fields>
  )
}

/** The organiser's own, as anybody is offered them, and the way to ask for all of them. */
function useFooterNewsletters() {
  const { offered, change } = useNewsletters(WHERE, { asGuest: true })
  const ids = offered.status === "ready" ? offered.value.map(({ id }) => id) : []
  return {
    offered,
    ask: (form: Omit<Typed, "language"> & { language: Exclude<Typed["language"], ""> }) =>
      change({ ...form, subscribe: ids, unsubscribe: [], source: "footer" }),
  }
}

const Fields = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  small { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
  p { margin: 0; }
`
