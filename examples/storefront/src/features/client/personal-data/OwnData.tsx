import { useParterre } from "@parterre/react"
import { useRef, useState } from "react"
import { styled } from "styled-components"
import { saveFile } from "../../../shared/documents/save-file.ts"
import { useSay } from "../../../shared/messages/use-messages.ts"
import { Link } from "../../../shared/navigation/router.tsx"
import { useLinks } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { PasswordProof } from "../PasswordProof.tsx"
import { ProfileSection } from "../ProfileSection.ts"

/** A copy of what is held about the client, as a file, and the way to close the account. */
export default function OwnData() {
  const { t } = useTexts()
  const links = useLinks()
  const say = useSay()
  const { personalData } = useParterre()
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const download = async (password: string) => {
    const copy = await personalData.copy(password)
    const file = new Blob([`${JSON.stringify(copy, undefined, 2)}\n`], { type: "application/json" })
    saveFile(file, `${fileWords(copy.organiser)}-${t("data.file")}-${copy.writtenAt.slice(0, 10)}.json`)
    setOpen(false)
    heading.current?.focus()
    say({ message: t("data.saved"), snackBar: {} })
  }
  return (
    <Stack aria-labelledby="own-data">
      <h2 id="own-data" ref={heading} tabIndex={-1}>
        {t("data.title")}
      </h2>
      <p>{t("data.help")}</p>
      {isOpen ? (
        <PasswordProof id="data-password" submitText={t("data.submit")} onProven={download}>
          <Button kind="quiet" onPress={() => setOpen(false)}>
            {t("passkeys.cancel")}
          </Button>
        </PasswordProof>
      ) : (
        <Button kind="quiet" onPress={() => setOpen(true)}>
          {t("data.download")}
        </Button>
      )}
      <Link to={links.to("/client/auth/close-account")}>{t("closing.title")}</Link>
    </Stack>
  )
}

/** A name as every system takes it in a file's name. */
const fileWords = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")

const Stack = styled(ProfileSection)`
  > a { display: inline-flex; align-items: center; min-height: 44px; color: ${({ theme }) => theme.color.accent}; font-weight: 600; }
`
