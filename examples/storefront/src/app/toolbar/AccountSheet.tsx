import { styled } from "styled-components"
import { AreaTexts } from "../../shared/texts/AreaTexts.tsx"
import { AccountEntries } from "./AccountEntries.tsx"

/** What the account's button opens. */
export const AccountSheet = () => (
  <Sheet>
    <AreaTexts areas={["client"]}>
      <AccountEntries />
    </AreaTexts>
  </Sheet>
)

const Sheet = styled.div`
  position: absolute;
  inset: calc(100% + 8px) 0 auto auto;
  min-width: 220px;
  padding: ${({ theme }) => theme.space[2]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow};
  a, button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding-inline: ${({ theme }) => theme.space[3]};
    border: 0;
    border-radius: ${({ theme }) => theme.radius.medium};
    background: none;
    color: ${({ theme }) => theme.color.ink};
    font-weight: 500;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  a:hover, button:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
`
