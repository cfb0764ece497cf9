import type { Client } from "@parterre/contract"
import {
  asksToCompleteProfile,
  editClientPlace,
  isClientEditable,
  shownAddress,
} from "@parterre/domain/accounts"
import { formatPhone } from "@parterre/domain/clients"
import { useCart } from "@parterre/react"
import { Pencil } from "lucide-react"
import { styled } from "styled-components"
import { Link, useLocation } from "../navigation/router.tsx"
import { useLinks } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Notice } from "../ui/Notice.tsx"

interface ClientViewProps {
  client: Client
  isLoggedIn?: boolean
}

/** Who buys, to read: the first phone and the first address of them, and the way to change it unless the sale is made [ACC-001] [ACC-037]…[ACC-040]. */
export function ClientView({ client, isLoggedIn = false }: ClientViewProps) {
  const { t, language } = useTexts()
  const links = useLinks()
  const { pathname, search } = useLocation()
  const { firstname, lastname, email, company, phones: [phone] = [], addresses: [address] = [] } = client
  const isEditable = isClientEditable(pathname + search)
  return (
    <>
      {isEditable && asksToCompleteProfile(client) && <IncompleteProfile />}
      <View>
        <div>
          <p>
            <strong>
              {firstname} {lastname}
            </strong>
          </p>
          {phone !== undefined && <p>{formatPhone(phone.number)}</p>}
          <p>{email}</p>
          {company !== undefined && company !== "" && <p>{company}</p>}
          {address !== undefined && <address>{shownAddress(address, language).join(", ")}</address>}
        </div>
        {isEditable && (
          <Edit to={links.to(`/${editClientPlace(isLoggedIn)}`)} aria-label={t("client.view.edit")}>
            <Pencil size={20} strokeWidth={1.5} aria-hidden />
          </Edit>
        )}
      </View>
    </>
  )
}

/** Asks for what a profile lacks: it keeps nobody from buying what is in the cart, and so is not told as a fault then. */
export function IncompleteProfile() {
  const { t } = useTexts()
  const { quantity } = useCart()
  return quantity > 0 ? (
    <Notice>{t("client.profile.incomplete.later")}</Notice>
  ) : (
    <Notice tone="danger">{t("client.profile.incomplete")}</Notice>
  )
}

const View = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  overflow-wrap: anywhere;
  > div { min-width: 0; }
  address { font-style: normal; }
`
const Edit = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  margin: -10px -10px 0 0;
  border-radius: 50%;
  color: ${({ theme }) => theme.color.accent};
  &:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
`
