import type { Client } from "@parterre/contract"
import { accountMessage } from "@parterre/domain/accounts"
import { emailKey } from "@parterre/domain/clients"
import { useParterre } from "@parterre/react"
import { type FormEvent, useState } from "react"
import { styled } from "styled-components"
import { ErrorSummary } from "../../shared/forms/ErrorSummary.tsx"
import { Form } from "../../shared/forms/Form.ts"
import { useFormErrors } from "../../shared/forms/use-form-errors.ts"
import { useSay } from "../../shared/messages/use-messages.ts"
import type { TextKey } from "../../shared/texts/TextsProvider.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { ProfileAddress } from "./ProfileAddress.tsx"
import { ProfileFields } from "./ProfileFields.tsx"
import { clientWith, type ProfileField, profileErrors, profileOf } from "./profile.ts"
import { useSubmit } from "./use-submit.ts"

const LABELS: Record<ProfileField, TextKey> = {
  firstname: "client.firstname",
  lastname: "client.lastname",
  email: "client.email",
  oldPassword: "client.password.old",
  phone: "client.phone",
  country: "client.address.country",
  addressLine1: "client.address.addressLine1",
  addressLine2: "client.address.addressLine2",
  appartment: "client.address.appartment",
  city: "client.address.city",
  zipCode: "client.address.zipCode",
  province: "client.address.province.canada",
}

const FORM = "client-profile"

/** Everything the organiser knows of a client, to read and to change [ACC-018]. The page saves it: the form itself has no button [ACC-036]. */
export function ProfileForm({ client }: { client: Client }) {
  const { t, language } = useTexts()
  const say = useSay()
  const { clients } = useParterre()
  const { busy, submit, told, forget } = useSubmit({ code: "password-wrong", id: "client-oldPassword" })
  const [profile, setProfile] = useState(() => profileOf(client, language))
  const moves = emailKey(profile.email) !== emailKey(client.email)
  const { attempts, errorOf, leave, mayGo } = useFormErrors<ProfileField>(profileErrors(profile, moves))
  const fields = {
    profile,
    asksPassword: moves,
    errorOf,
    passwordError: told,
    onChange: (change: Partial<typeof profile>) => {
      if (change.oldPassword !== undefined) forget()
      setProfile({ ...profile, ...change })
    },
    onLeave: (field: ProfileField) => leave(field, field === "province" ? "" : profile[field]),
  }
  const faults = (Object.keys(LABELS) as ProfileField[]).flatMap((name) => {
    const error = errorOf(name)
    return error === undefined ? [] : [{ id: `client-${name}`, label: t(LABELS[name]), text: t(error) }]
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!mayGo() || busy) return
    const own = moves ? { oldPassword: profile.oldPassword } : {}
    const saved = await submit(() => clients.update({ ...clientWith(client, profile), ...own }))
    if (saved === undefined) return
    const { pendingEmail } = saved.answer
    setProfile(profileOf(saved.answer, language))
    const asked =
      pendingEmail !== undefined && moves && t("client.pendingEmail.sent", { email: pendingEmail })
    if (asked) say({ message: asked, snackBar: {} })
    else say({ message: accountMessage("client-updated").key, translate: true, snackBar: {} })
  }
  return (
    <>
      <Form id={FORM} noValidate onSubmit={send}>
        <ErrorSummary faults={faults} attempts={attempts} />
        <Part>
          <legend>{t("client.profile.details")}</legend>
          <ProfileFields {...fields} />
        </Part>
        <Part>
          <legend>{t("client.profile.address")}</legend>
          <ProfileAddress {...fields} />
        </Part>
      </Form>
      <Save type="submit" form={FORM} isPending={busy}>
        {t(busy ? "client.saving" : "client.profile.submit")}
      </Save>
    </>
  )
}

const Save = styled(Button)`
  min-height: 56px;
  font-size: ${({ theme }) => theme.size.lead};
`
const Part = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-bottom: ${({ theme }) => theme.space[4]}; font-size: ${({ theme }) => theme.size.heading}; font-family: ${({ theme }) => theme.font.display}; font-weight: ${({ theme }) => theme.font.displayWeight}; }
`
