import { textLimits } from "@parterre/contract"
import { asksLanguage } from "@parterre/domain/accounts"
import { formatPhone, phoneKeystrokes } from "@parterre/domain/clients"
import { usePhoneAdvice } from "@parterre/react"
import { EmailField } from "../../shared/buyer/EmailField.tsx"
import { Pair } from "../../shared/forms/Form.ts"
import { SelectField } from "../../shared/forms/SelectField.tsx"
import { TextField } from "../../shared/forms/TextField.tsx"
import { useSite } from "../../shared/site/site.ts"
import type { TextKey } from "../../shared/texts/TextsProvider.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { PasswordField } from "./PasswordField.tsx"
import type { Profile, ProfileField } from "./profile.ts"

export interface ProfileFieldsProps {
  profile: Profile
  /** Another email is typed: the password there is goes with it. */
  asksPassword: boolean
  /** What the server said of that password. */
  passwordError?: string | undefined
  errorOf: (field: ProfileField) => TextKey | undefined
  onChange: (change: Partial<Profile>) => void
  onLeave: (field: ProfileField) => void
}

/** Who the client is and how to reach them [ACC-034]. */
export function ProfileFields(props: ProfileFieldsProps) {
  const { profile, asksPassword, passwordError, errorOf, onChange, onLeave } = props
  const { t } = useTexts()
  const { clientAccount, showCompanyAndTitle = false, emailCheck = false } = useSite().config
  const digits = profile.phone.replaceAll(/\D/g, "")
  const isDoubtful = usePhoneAdvice(emailCheck && digits.length >= 10 ? digits : undefined)
  const shown = (name: ProfileField) => {
    const error = errorOf(name)
    return error === undefined ? undefined : t(error)
  }
  const field = (name: "firstname" | "lastname" | "phone", autoComplete: string) => ({
    id: `client-${name}`,
    name,
    label: t(`client.${name}`),
    autoComplete,
    maxLength: name === "phone" ? textLimits.PhoneNumber : textLimits.PersonName,
    isRequired: true,
    value: profile[name],
    error: shown(name),
    onChange: (value: string) => onChange({ [name]: value }),
    onBlur: () => onLeave(name),
  })
  return (
    <>
      <Pair>
        <TextField {...field("firstname", "given-name")} />
        <TextField {...field("lastname", "family-name")} />
      </Pair>
      <EmailField
        id="client-email"
        label={t("client.email")}
        value={profile.email}
        error={shown("email")}
        onChange={(email) => onChange({ email })}
        onLeave={() => onLeave("email")}
      />
      {asksPassword && (
        <PasswordField
          id="client-oldPassword"
          name="current-password"
          label={t("client.password.old")}
          help={t("client.profile.password.help")}
          autoComplete="current-password"
          isRequired
          value={profile.oldPassword}
          error={passwordError ?? shown("oldPassword")}
          onChange={(oldPassword) => onChange({ oldPassword })}
        />
      )}
      <Pair>
        <TextField
          {...field("phone", "tel")}
          type="tel"
          help={t(isDoubtful ? "client.phone.doubtful" : "client.phone.help")}
          value={formatPhone(profile.phone)}
          onChange={(typed) => onChange({ phone: phoneKeystrokes(typed) })}
        />
        {asksLanguage(clientAccount) && (
          <SelectField
            label={t("client.language")}
            value={profile.language}
            options={[
              ["fr", t("client.language.fr")],
              ["en", t("client.language.en")],
            ]}
            onChange={(language) => onChange({ language: language === "en" ? "en" : "fr" })}
          />
        )}
      </Pair>
      {showCompanyAndTitle && <CompanyAndTitle {...props} />}
    </>
  )
}

/** Where the client works, and as what: asked for by some sites, of nobody [VAR-015]. */
function CompanyAndTitle({ profile, onChange }: ProfileFieldsProps) {
  const { t } = useTexts()
  return (
    <Pair>
      <TextField
        id="client-company"
        name="company"
        label={t("client.company")}
        autoComplete="organization"
        maxLength={textLimits.CompanyName}
        value={profile.company}
        onChange={(company) => onChange({ company })}
      />
      <TextField
        id="client-title"
        name="title"
        label={t("client.jobTitle")}
        autoComplete="organization-title"
        maxLength={textLimits.PersonName}
        value={profile.title}
        onChange={(title) => onChange({ title })}
      />
    </Pair>
  )
}
