import { expect, it } from "vitest"
import { misread, tableOf } from "./told-request.test-support.ts"

const names = [
  "Rez-de-chaussée",
  "Premier étage",
  "Deuxième étage",
  "Niveau club",
  "Parterre centre",
  "Parterre gauche",
  "Loges jardin",
  "Balcon droite",
  "101",
  "102",
  "114",
  "Club",
  "Parterre A",
  "Parterre B",
  "Loges",
  "Balcon",
  "Corbeille",
  "Plancher",
]

/** What people write, and what it means; behind `?` what is not understood. */
const sentences = `
2 places => 2
deux places => 2
2 billets svp => 2
une place => 1
un billet => 1
1 seul billet => 1
trois sièges => 3
quatre places ensemble => 4
4 ensemble => 4
cinq billets côte à côte => 5
six places cote a cote => 6
7 => 7
huit personnes => 8
neuf places => 9
dix billets => 10
on est 4 => 4
On est quatre => 4
on est cinq, idéalement ensemble => 5
nous sommes 3 => 3
nous sommes une famille de 5 => 5
Nous sommes un groupe de 8 => 8
on va être 6 => 6
on serait 4 amis => 4
nous serons deux => 2
une famille de quatre => 4
famille de 5 => 5
groupe de 6 personnes => 6
pour 2 => 2
pour deux personnes => 2
pour nous deux => 2
à deux => 2
une paire au balcon => 2 @balcon
une paire de billets => 2
deux couples => 4
un couple => 2
on est deux couples => 4
un duo, au parterre => 2 @parterre
un trio => 3
une dizaine de places => 10
2 adultes et 2 enfants => 4
deux adultes, un enfant et un aîné => 4
1 adulte 3 enfants => 4
2 adultes + 1 enfant => 3
4 places: 2 adultes et 2 enfants => 4
2 billets pour 2 personnes => 2
moi et 3 amis => 4
ma blonde et moi => 2
mon chum et moi => 2
moi et ma mère => 2
juste moi => 1
moi seulement => 1
je viens seul => 1
pour moi tout seul => 1
2 ou 3 places => 3
3 à 4 places => 4
entre 2 et 4 places => 4
2-3 billets => 3
max 4 => 4
maximum 4 billets => 4
au moins 3 places => 3
2 places au balcon => 2 @balcon
2 au balcon => 2 @balcon
balcon => - @balcon
deux balcons => 2 @balcons
2 dans le balcon droite => 2 @balcon droite
parterre => - @parterre
2 au parterre => 2 @parterre
deux places au parterre centre => 2 @parterre centre
parterre gauche pour 4 => 4 @parterre gauche
Parterre A, 2 places => 2 @Parterre A
2 places parterre b => 2 @parterre b
2 loges => 2 @loges
une loge pour 4 => 4 @loge
loges jardin, 2 personnes => 2 @loges jardin
corbeille => - @corbeille
2 places à la corbeille => 2 @corbeille
4 en corbeille => 4 @corbeille
une paire au club => 2 @club
niveau club, 2 places => 2 @club
2 billets section 101 => 2 @101
2 places dans la section 114 => 2 @114
section 102 pour 3 => 3 @102
sec. 101, 2 billets => 2 @101
101, 2 places => 2 @101
section 999 => - ?section 999
2 places section 404 => 2 ?section 404
rez-de-chaussée => - @rez de chaussée
2 au rez de chaussee => 2 @rez de chaussee
premier étage, 2 places => 2 @premier étage
2 au plancher => 2 @plancher
6 plancher => 6 @plancher
plancher debout => - standing @plancher
2 debout => 2 standing
deux places debout => 2 standing
4 billets debout => 4 standing
admission générale => - standing
3 admissions générales => 3 standing
2 places sans siège numéroté => 2 standing
2 assis => 2
2 places assises => 2
pas debout, 2 places => 2
moins de 80 $ => - ≤80
4 ensemble, moins de 80 $ => 4 ≤80
2 à moins de 62,50 $ => 2 ≤62.5
moins de 60 $ chacun => - ≤60
3 places moins de 60$ chacune => 3 ≤60
deux billets, 50 $ max => 2 ≤50
80$ max pour 2 => 2 ≤80
maximum 80 $ => - ≤80
max 100 dollars par personne => - ≤100
pas plus de 30 $ => - ≤30
pas plus de 45 $ la place => - ≤45
sous 80 $ => - ≤80
sous les 100$ => - ≤100
jusqu’à 45,50 dollars => - ≤45.5
2 places à 50 $ => 2 ≤50
2 à 45,75 $ => 2 ≤45.75
50$ pour 2 => 2 ≤50
entre 40 et 80 $ => - ≥40 ≤80
entre 40 et 80, 2 billets => 2 ≥40 ≤80
de 40 à 80 $ => - ≥40 ≤80
40-60 $, 2 places => 2 ≥40 ≤60
plus de 100 $ => - ≥100
à partir de 40 $ => - ≥40
au moins 40 $ => - ≥40
80 $ ou moins => - ≤80
à moins de 1 000 $ => - ≤1000
maximum 200 $ au total => - ≤200 in-all
4 places, 200 $ au total => 4 ≤200 in-all
200 $ en tout pour 4 => 4 ≤200 in-all
budget 300 $ => - ≤300 in-all
budget de 250 $ pour 4 personnes => 4 ≤250 in-all
budget de 60 $ par personne => - ≤60
on est 5, 400$ max en tout => 5 ≤400 in-all
moins de 150 $ pour le groupe => - ≤150
150 $ max pour tout le monde => - ≤150 in-all
100 piasses max => - ≤100
40 piastres pas plus => - ≤40
les moins chères => - cheapest
les 2 moins chères => 2 cheapest
les moins cher pour 4 => 4 cheapest
2 places les moins cheres => 2 cheapest
le moins cher possible => - cheapest
pas trop chères => - cheapest
2 places pas trop cher => 2 cheapest
deux billets pas chers => 2 cheapest
quelque chose d’abordable pour 3 => 3 cheapest
bon marché, 2 places => 2 cheapest
à bas prix => - cheapest
les plus bas prix => - cheapest
au meilleur prix, 4 billets => 4 cheapest
économiques => - cheapest
petit budget, 2 billets => 2 cheapest
les meilleures places => -
les meilleures places pour deux => 2
2 bonnes places => 2
2 bien placées => 2
2 places près de la scène => 2
deux places, belle vue => 2
2 au milieu => 2
2 places au bord de l’allée => 2 aisle
2 sur l’allée => 2 aisle
bord d’allée => - aisle
2 bord d'allée => 2 aisle
côté allée, 1 place => 1 aisle
deux places en bout de rangée => 2 aisle
au bout d’une rangée => - aisle
2 places pres de l'allee => 2 aisle
première rangée => - front
2 places en première rangée => 2 front
4 au premier rang => 4 front
2 à l’avant => 2 front
2 en avant => 2 front
devant, 2 places => 2 front
rangée C => - row-C
2 places rangée B => 2 row-B
4 places dans la rangée 7 => 4 row-7
fauteuil roulant => - wheelchair
un fauteuil roulant => 1 wheelchair
2 dont un fauteuil roulant => 2 wheelchair
une place pour fauteuil roulant => 1 wheelchair
1 fauteuil roulant et 1 accompagnateur => 2 wheelchair
fauteuil roulant avec accompagnatrice => 2 wheelchair
fauteuil roulant et deux accompagnateurs => 3 wheelchair
2 places accessibles => 2 wheelchair
je suis en fauteuil, 2 places => 2 wheelchair
mobilité réduite => - wheelchair
personne à mobilité réduite, 2 places => 2 wheelchair
place handicapée => - wheelchair
6, séparés s’il le faut => 6 apart
4 places, pas forcément ensemble => 4 apart
pas besoin d’être ensemble, 6 billets => 6 apart
8 places, peu importe si on est séparés => 8 apart
on peut être séparés, 4 places => 4 apart
quatre places séparées => 4 apart
zéro => - (0)
0 place => - (0)
zéro billet => - (0)
aucune place => - (0)
aucune préférence, 2 places => 2
15 places => 10 (15)
12 => 10 (12)
25 personnes => 10 (25)
une douzaine de places => 10 (12)
dix-sept billets => 10 (17)
100000 billets => 10 (100000)
100 000 billets => 10 (100000)
1 000 places au balcon => 10 (1000) @balcon
100000 => 10 (100000)
60 => 10 (60)
-3 places => - (0) ?-3 places
-3 => - (0) ?-3
− 3 places au balcon => - (0) @balcon ?− 3 places
moins trois places => - (0) ?moins trois places
1,5 place => - (0) ?1,5 place
2.5 billets au parterre => - (0) @parterre ?2.5 billets
1/2 place => - (0) ?1/2 place
une place et demie => - (0) ?une place et demie
1,5 => - (0) ?1,5
0,5 au balcon => - (0) @balcon ?0,5
2 places à 19,30 => 2 ?à 19,30
balcon -3 places => - (0) @balcon ?-3 places
balcon - 3 places => 3 @balcon
2 -3 billets => 3
99999999999999999 billets => - (0) ?99999999999999999 billets
2 places avec du café => 2 ?avec du café
2 places avec un café => 2 ?avec un café
au parterre avec une table => - @parterre ?avec une table
6 adultes et 7 enfants => 10 (13)
bonjour, je voudrais 2 places svp => 2
Bonjour! J’aimerais avoir quatre billets, s’il vous plaît => 4
je cherche deux places pas trop loin => 2 ?pas trop loin
avez-vous 3 places ensemble? => 3
reste-t-il 2 places au balcon ? => 2 @balcon
2 places pour samedi => 2 ?pour samedi
deux places à l’ombre => 2 ?à l’ombre
2 places rouges => 2 ?rouges
2 places avec popcorn => 2 ?avec popcorn
4 places près du bar => 4 ?près du bar
2 places, pas au balcon => 2 ?pas au balcon
2 places sauf corbeille => 2 ?sauf corbeille
2 balcon max 60 $ bord d'allée => 2 ≤60 aisle @balcon
famille de 4 au parterre, moins de 250 $ en tout => 4 ≤250 in-all @parterre
2 moins chères au balcon => 2 cheapest @balcon
3 en loge, fauteuil roulant => 3 wheelchair @loge
`

it("understands what people write in French, and names what it leaves aside", () => {
  expect(tableOf(sentences).length).toBeGreaterThanOrEqual(200)
  expect(new Set(tableOf(sentences).map(([sentence]) => sentence)).size).toBe(tableOf(sentences).length)
  expect(misread(sentences, names)).toEqual([])
})
