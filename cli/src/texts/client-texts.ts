import type { ClientEntry } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"

interface AskingTexts {
  readonly title: (email: string) => string
  readonly consequence: string
  readonly does: string
  readonly sending: string
  readonly done: (email: string) => string
  readonly cancelled: string
}

interface ClientTexts {
  readonly none: string
  readonly more: string
  readonly columns: Readonly<Record<"email" | "name" | "since" | "id", string>>
  readonly facts: Readonly<
    Record<
      | "id"
      | "language"
      | "since"
      | "password"
      | "signIns"
      | "passkeys"
      | "identities"
      | "cards"
      | "newsletters"
      | "pendingEmail"
      | "emailConfirmed",
      string
    >
  >
  readonly unconfirmed: string
  readonly neverAsked: string
  readonly withPassword: string
  readonly withoutPassword: string
  readonly mustChange: string
  readonly orders: string
  readonly voided: string
  readonly leftOut: (count: number) => string
  readonly entries: string
  readonly closed: string
  readonly entry: (command: ClientEntry["command"], by: string) => string
  readonly written: (file: string) => string
  readonly closing: {
    readonly title: (email: string) => string
    readonly stillOpen: (email: string) => string
    readonly owed: (order: string) => string
    readonly open: (order: string) => string
    readonly tickets: (count: number) => string
    readonly passes: (count: number) => string
    readonly memberships: (count: number) => string
    readonly cards: (count: number) => string
    readonly newsletters: (count: number) => string
    readonly orders: (count: number) => string
    readonly payment: (amount: string, day: string) => string
    readonly consequence: string
    readonly does: string
    readonly sending: string
    readonly done: (email: string) => string
    readonly cancelled: string
  }
  readonly asking: AskingTexts
  /** Of an account that was taken over. */
  readonly takingBack: AskingTexts
  readonly needsYes: (hasPreview: boolean) => string
  readonly help: Readonly<
    Record<
      | "about"
      | "list"
      | "query"
      | "show"
      | "id"
      | "export"
      | "out"
      | "close"
      | "preview"
      | "ask"
      | "takenOver",
      string
    >
  >
}

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`
const compte = (count: number, un: string, plusieurs: string) => `${count} ${count < 2 ? un : plusieurs}`

/** What is said of clients and their accounts. */
export const clientTexts: Readonly<Record<Language, ClientTexts>> = {
  en: {
    none: "No account matches.",
    more: "There are more: give more of the name or the email.",
    columns: { email: "EMAIL", name: "NAME", since: "SINCE", id: "ID" },
    facts: {
      id: "Id",
      language: "Language",
      since: "Account since",
      password: "Password",
      signIns: "Signed in",
      passkeys: "Passkeys",
      identities: "Signs in with",
      cards: "Saved cards",
      newsletters: "Newsletters",
      pendingEmail: "Moves to",
      emailConfirmed: "Email confirmed",
    },
    unconfirmed: "not yet",
    neverAsked: "never asked",
    withPassword: "yes",
    withoutPassword: "none",
    mustChange: "yes, to be changed at the next sign-in",
    orders: "Orders",
    voided: "voided",
    leftOut: (count) => `and ${counted(count, "older one", "older ones")}`,
    entries: "What was done with this account",
    closed: "This account is closed. Its orders are kept: parterre carts list --query <email>",
    entry: (command, by) =>
      ({
        close: by === "client" ? "closed by the client" : `closed by ${by}`,
        export: `copied for the client by ${by}`,
        "ask-new-password": `new password asked for by ${by}`,
        "end-access": `access removed and a new password asked for by ${by}`,
      })[command],
    written: (file) =>
      `Written: ${file}. It holds personal details: send it to the client only, then delete it.`,
    closing: {
      title: (email) => `Close the account of ${email}?`,
      stillOpen: (email) => `The account of ${email} can’t be closed yet.`,
      owed: (order) =>
        `Order ${order}: a payment is due. The buyer pays it with the link in the email; if nobody will: parterre sales void ${order}`,
      open: (order) =>
        `Order ${order}: a payment is in progress. Try again in a few minutes; to look at it: parterre sales show ${order}`,
      tickets: (count) => `${counted(count, "upcoming ticket stays", "upcoming tickets stay")} valid`,
      passes: (count) => `${counted(count, "pass ticket is", "pass tickets are")} lost`,
      memberships: (count) => `${counted(count, "membership ends", "memberships end")}`,
      cards: (count) => `${counted(count, "saved card is", "saved cards are")} removed at the processor`,
      newsletters: (count) => `${counted(count, "newsletter ends", "newsletters end")}`,
      orders: (count) => `${counted(count, "order is", "orders are")} kept, with who bought`,
      payment: (amount, day) => `${amount} due ${day} will be charged as agreed`,
      consequence:
        "Profile, passkeys, sign-ins and addresses are deleted for good, and the client gets an email.",
      does: "close",
      sending: "closing…",
      done: (email) => `Closed: the account of ${email}.`,
      cancelled: "The account is still open.",
    },
    asking: {
      title: (email) => `Ask ${email} to choose a new password?`,
      consequence:
        "The client is signed out everywhere and gets a link by email. Anyone who signs in with the current password is asked to change it.",
      does: "ask",
      sending: "asking…",
      done: (email) => `Asked: ${email} was emailed a link and is signed out everywhere.`,
      cancelled: "Nothing was asked.",
    },
    takingBack: {
      title: (email) => `Remove all access to the account of ${email}?`,
      consequence:
        "The client is signed out everywhere. The current password, passkeys, Google and Facebook no longer give access to the account: only the emailed link does, or one sent earlier that restores a former email.",
      does: "remove",
      sending: "removing…",
      done: (email) =>
        `Removed: only the link emailed to ${email} gives access to the account, or one sent earlier that restores a former email.`,
      cancelled: "No access was removed.",
    },
    needsYes: (hasPreview: boolean) =>
      `Without a terminal to confirm on, this needs --yes.${hasPreview ? " To see it first: --preview." : ""}`,
    help: {
      about: "clients’ accounts",
      list: "find accounts",
      query: "an email, an id, or the beginning of a name or an email",
      show: "one account, its orders and newsletters, and what was done with it",
      id: "id or email of the client",
      export: "write a copy of all data held about a client",
      out: "the file to write; standard output when left out",
      close: "close an account",
      preview: "show what closing would do, and change nothing",
      ask: "have a client choose a new password",
      takenOver: "someone else got in: also remove the current password, passkeys, Google and Facebook",
    },
  },
  fr: {
    none: "Aucun compte ne correspond.",
    more: "Il y en a d’autres\u00a0: précisez le nom ou le courriel.",
    columns: { email: "COURRIEL", name: "NOM", since: "DEPUIS", id: "NUMÉRO" },
    facts: {
      id: "Numéro",
      language: "Langue",
      since: "Compte depuis",
      password: "Mot de passe",
      signIns: "Connexions",
      passkeys: "Clés d’accès",
      identities: "Se connecte avec",
      cards: "Cartes enregistrées",
      newsletters: "Infolettres",
      pendingEmail: "Passe à",
      emailConfirmed: "Courriel confirmé",
    },
    unconfirmed: "pas encore",
    neverAsked: "jamais demandé",
    withPassword: "oui",
    withoutPassword: "aucun",
    mustChange: "oui, à changer à la prochaine connexion",
    orders: "Commandes",
    voided: "annulée",
    leftOut: (count) => `et ${compte(count, "plus ancienne", "plus anciennes")}`,
    entries: "Ce qui a été fait de ce compte",
    closed:
      "Ce compte est fermé. Ses commandes sont conservées\u00a0: parterre carts list --query <courriel>",
    entry: (command, by) =>
      ({
        close: by === "client" ? "fermé par le client" : `fermé par ${by}`,
        export: `copié pour le client par ${by}`,
        "ask-new-password": `nouveau mot de passe demandé par ${by}`,
        "end-access": `accès retirés et nouveau mot de passe demandé par ${by}`,
      })[command],
    written: (file) =>
      `Écrit\u00a0: ${file}. Ce fichier contient des renseignements personnels\u00a0: envoyez-le au client seulement, puis supprimez-le.`,
    closing: {
      title: (email) => `Fermer le compte de ${email}\u202f?`,
      stillOpen: (email) => `Le compte de ${email} ne peut pas encore être fermé.`,
      owed: (order) =>
        `Commande ${order}\u00a0: un paiement est dû. Le client le règle avec le lien du courriel\u202f; si personne ne paiera\u00a0: parterre sales void ${order}`,
      open: (order) =>
        `Commande ${order}\u00a0: un paiement est en cours. Réessayez dans quelques minutes\u202f; pour la voir\u00a0: parterre sales show ${order}`,
      tickets: (count) => compte(count, "billet à venir reste valide", "billets à venir restent valides"),
      passes: (count) => compte(count, "billet de passeport est perdu", "billets de passeport sont perdus"),
      memberships: (count) => compte(count, "adhésion prend fin", "adhésions prennent fin"),
      cards: (count) =>
        compte(
          count,
          "carte enregistrée est retirée auprès de la société de paiement",
          "cartes enregistrées sont retirées auprès de la société de paiement",
        ),
      newsletters: (count) => compte(count, "infolettre prend fin", "infolettres prennent fin"),
      orders: (count) =>
        compte(
          count,
          "commande est conservée, avec les coordonnées qui y figurent",
          "commandes sont conservées, avec les coordonnées qui y figurent",
        ),
      payment: (amount, day) => `${amount} à payer le ${day} seront prélevés comme convenu`,
      consequence:
        "Le profil, les clés d’accès, les connexions et les adresses sont supprimés pour de bon, et le client reçoit un courriel.",
      does: "fermer",
      sending: "fermeture…",
      done: (email) => `Fermé\u00a0: le compte de ${email}.`,
      cancelled: "Le compte reste ouvert.",
    },
    asking: {
      title: (email) => `Demander à ${email} de choisir un nouveau mot de passe\u202f?`,
      consequence:
        "Le client est déconnecté partout et reçoit un lien par courriel. Toute connexion avec le mot de passe actuel mènera à le changer.",
      does: "demander",
      sending: "demande…",
      done: (email) => `Demandé\u00a0: ${email} a reçu un lien par courriel et est déconnecté partout.`,
      cancelled: "Rien n’a été demandé.",
    },
    takingBack: {
      title: (email) => `Retirer tous les accès au compte de ${email}\u202f?`,
      consequence:
        "Le client est déconnecté partout. Le mot de passe actuel, les clés d’accès, Google et Facebook ne donnent plus accès au compte. Il ne reste que le lien envoyé par courriel, ou un lien déjà envoyé qui rétablit une ancienne adresse.",
      does: "retirer",
      sending: "retrait…",
      done: (email) =>
        `Retirés\u00a0: seul le lien envoyé à ${email} donne accès au compte, ou un lien déjà envoyé qui rétablit une ancienne adresse.`,
      cancelled: "Aucun accès n’a été retiré.",
    },
    needsYes: (hasPreview: boolean) =>
      `Sans terminal où poser la question, il faut --yes.${hasPreview ? " Pour voir d’abord\u00a0: --preview." : ""}`,
    help: {
      about: "comptes des clients",
      list: "chercher des comptes",
      query: "un courriel, un numéro, ou le début d’un nom ou d’un courriel",
      show: "un compte, ses commandes et ses infolettres, et ce qui en a été fait",
      id: "numéro ou courriel du client",
      export: "écrire une copie de tout ce qui est gardé sur un client",
      out: "le fichier à écrire\u202f; la sortie standard sans cette option",
      close: "fermer un compte",
      preview: "montrer ce que la fermeture ferait, sans rien changer",
      ask: "faire choisir un nouveau mot de passe à un client",
      takenOver:
        "quelqu’un d’autre est entré\u00a0: retirer aussi le mot de passe actuel, les clés d’accès, Google et Facebook",
    },
  },
}
