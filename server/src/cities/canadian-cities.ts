import type { Coordinates } from "@parterre/domain/geography"

/** A city where people live, with its province and the position of its centre in degrees. */
export interface CanadianCity extends Coordinates {
  readonly city: string
  readonly province: string
}

/**
 * Cities and larger towns of Canada, each under its official name. Names and positions are facts; they were written down for
 * this list, to a hundredth of a degree.
 */
const CITIES = `
AB Airdrie 51.29 -114.01; Beaumont 53.35 -113.42; Brooks 50.56 -111.90; Calgary 51.05 -114.07; Camrose 53.02 -112.83
AB Canmore 51.09 -115.35; Cochrane 51.19 -114.47; Cold Lake 54.46 -110.18; Edmonton 53.55 -113.49; Fort McMurray 56.73 -111.38
AB Fort Saskatchewan 53.70 -113.21; Grande Prairie 55.17 -118.80; Lethbridge 49.70 -112.82; Leduc 53.26 -113.55
AB Lloydminster 53.28 -110.01; Medicine Hat 50.04 -110.68; Okotoks 50.73 -113.98; Red Deer 52.27 -113.81; Sherwood Park 53.52 -113.32
AB Spruce Grove 53.54 -113.91; St. Albert 53.63 -113.63; Stony Plain 53.53 -114.01
BC Abbotsford 49.05 -122.31; Burnaby 49.25 -122.98; Campbell River 50.02 -125.24; Chilliwack 49.16 -121.95; Coquitlam 49.28 -122.79
BC Courtenay 49.69 -124.99; Cranbrook 49.51 -115.77; Delta 49.08 -123.06; Dawson Creek 55.76 -120.24; Fort St. John 56.25 -120.85
BC Kamloops 50.67 -120.33; Kelowna 49.89 -119.50; Langford 48.45 -123.50; Langley 49.10 -122.66; Maple Ridge 49.22 -122.60
BC Mission 49.13 -122.30; Nanaimo 49.17 -123.94; Nelson 49.49 -117.29; New Westminster 49.21 -122.91; North Vancouver 49.32 -123.07
BC Penticton 49.50 -119.59; Port Alberni 49.23 -124.81; Port Coquitlam 49.26 -122.78; Prince George 53.92 -122.75; Prince Rupert 54.31 -130.32
BC Richmond 49.17 -123.14; Saanich 48.48 -123.38; Salmon Arm 50.70 -119.28; Squamish 49.70 -123.16; Surrey 49.19 -122.85
BC Terrace 54.52 -128.60; Vancouver 49.28 -123.12; Vernon 50.27 -119.27; Victoria 48.43 -123.37; West Vancouver 49.33 -123.16; White Rock 49.03 -122.80
MB Brandon 49.85 -99.95; Dauphin 51.15 -100.05; Flin Flon 54.77 -101.88; Portage la Prairie 49.97 -98.29; Selkirk 50.14 -96.88
MB Steinbach 49.53 -96.68; Thompson 55.74 -97.86; Winkler 49.18 -97.94; Winnipeg 49.90 -97.14
NB Bathurst 47.62 -65.65; Campbellton 48.01 -66.67; Caraquet 47.79 -64.94; Dieppe 46.10 -64.72; Edmundston 47.37 -68.33; Fredericton 45.96 -66.64
NB Miramichi 47.03 -65.47; Moncton 46.09 -64.78; Riverview 46.06 -64.81; Saint John 45.27 -66.06; Sackville 45.90 -64.37; Shediac 46.22 -64.54
NL Corner Brook 48.95 -57.95; Conception Bay South 47.52 -52.99; Gander 48.96 -54.61; Grand Falls-Windsor 48.93 -55.66; Labrador City 52.94 -66.91
NL Happy Valley-Goose Bay 53.30 -60.33; Mount Pearl 47.52 -52.81; Paradise 47.53 -52.87; St. John's 47.56 -52.71; Stephenville 48.55 -58.58
NS Amherst 45.83 -64.21; Antigonish 45.62 -61.99; Bridgewater 44.38 -64.52; Dartmouth 44.67 -63.57; Halifax 44.65 -63.57; Kentville 45.08 -64.50
NS New Glasgow 45.59 -62.65; Sydney 46.14 -60.19; Truro 45.37 -63.28; Wolfville 45.09 -64.36; Yarmouth 43.84 -66.12
NT Hay River 60.82 -115.79; Inuvik 68.36 -133.72; Yellowknife 62.45 -114.37
NU Iqaluit 63.75 -68.52; Rankin Inlet 62.81 -92.09
ON Ajax 43.85 -79.04; Aurora 44.01 -79.47; Barrie 44.39 -79.69; Belleville 44.16 -77.38; Brampton 43.73 -79.76; Brantford 43.14 -80.26
ON Brockville 44.59 -75.68; Burlington 43.33 -79.80; Cambridge 43.36 -80.31; Chatham 42.40 -82.19; Clarington 43.92 -78.69; Cobourg 43.96 -78.17
ON Collingwood 44.50 -80.22; Cornwall 45.02 -74.73; Elliot Lake 46.38 -82.65; Fort Erie 42.90 -78.93; Guelph 43.54 -80.25; Hamilton 43.26 -79.87
ON Hawkesbury 45.61 -74.60; Kanata 45.31 -75.90; Kenora 49.77 -94.49; Kingston 44.23 -76.49; Kitchener 43.45 -80.49; Leamington 42.05 -82.60
ON London 42.98 -81.25; Markham 43.86 -79.34; Milton 43.52 -79.88; Mississauga 43.59 -79.64; Newmarket 44.06 -79.46; Niagara Falls 43.09 -79.08
ON North Bay 46.31 -79.46; Oakville 43.47 -79.69; Orangeville 43.92 -80.10; Orillia 44.61 -79.42; Oshawa 43.90 -78.87; Ottawa 45.42 -75.70
ON Owen Sound 44.57 -80.94; Pembroke 45.82 -77.11; Peterborough 44.31 -78.32; Pickering 43.84 -79.09; Richmond Hill 43.88 -79.44; Sarnia 42.97 -82.40
ON Sault Ste. Marie 46.52 -84.35; St. Catharines 43.16 -79.24; St. Thomas 42.78 -81.19; Stratford 43.37 -80.98; Sudbury 46.49 -80.99; Thunder Bay 48.38 -89.25
ON Timmins 48.48 -81.33; Toronto 43.65 -79.38; Vaughan 43.84 -79.50; Waterloo 43.46 -80.52; Welland 42.99 -79.25; Whitby 43.90 -78.94; Windsor 42.31 -83.04; Woodstock 43.13 -80.75
PE Charlottetown 46.24 -63.13; Stratford 46.22 -63.09; Summerside 46.39 -63.79
QC Alma 48.55 -71.65; Amos 48.57 -78.12; Baie-Comeau 49.22 -68.15; Blainville 45.67 -73.88; Boucherville 45.59 -73.44; Brossard 45.46 -73.46
QC Chicoutimi 48.43 -71.07; Châteauguay 45.38 -73.75; Cowansville 45.21 -72.75; Dolbeau-Mistassini 48.88 -72.23; Drummondville 45.88 -72.48
QC Gaspé 48.83 -64.48; Gatineau 45.48 -75.70; Granby 45.40 -72.73; Joliette 46.02 -73.44; Jonquière 48.41 -71.25; La Tuque 47.44 -72.78
QC Laval 45.57 -73.69; Lévis 46.80 -71.18; Longueuil 45.53 -73.52; Magog 45.27 -72.15; Mascouche 45.75 -73.60; Matane 48.85 -67.53
QC Mirabel 45.65 -74.08; Mont-Laurier 46.55 -75.50; Mont-Tremblant 46.12 -74.60; Montmagny 46.98 -70.55; Montréal 45.51 -73.57; Québec 46.81 -71.21
QC Repentigny 45.74 -73.45; Rimouski 48.45 -68.52; Rivière-du-Loup 47.83 -69.54; Rouyn-Noranda 48.24 -79.02; Saint-Eustache 45.56 -73.90
QC Saint-Georges 46.12 -70.67; Saint-Hyacinthe 45.63 -72.96; Saint-Jean-sur-Richelieu 45.31 -73.26; Saint-Jérôme 45.78 -74.00
QC Salaberry-de-Valleyfield 45.25 -74.13; Sept-Îles 50.20 -66.38; Shawinigan 46.57 -72.75; Sherbrooke 45.40 -71.89; Sorel-Tracy 46.04 -73.11
QC Terrebonne 45.70 -73.65; Thetford Mines 46.10 -71.30; Trois-Rivières 46.34 -72.55; Val-d'Or 48.10 -77.79; Vaudreuil-Dorion 45.40 -74.03; Victoriaville 46.05 -71.97
SK Estevan 49.14 -102.99; Humboldt 52.20 -105.12; Moose Jaw 50.39 -105.55; North Battleford 52.78 -108.29; Prince Albert 53.20 -105.75
SK Regina 50.45 -104.62; Saskatoon 52.13 -106.67; Swift Current 50.29 -107.80; Weyburn 49.66 -103.86; Yorkton 51.21 -102.46
YT Dawson 64.06 -139.43; Whitehorse 60.72 -135.06
`

export const canadianCities: readonly CanadianCity[] = CITIES.trim()
  .split("\n")
  .flatMap((line) => {
    const province = line.slice(0, 2)
    return line
      .slice(3)
      .split("; ")
      .map((entry) => {
        const [, city = "", latitude, longitude] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(entry) ?? []
        return {
          city: city.replaceAll("'", "’"),
          province,
          latitude: Number(latitude),
          longitude: Number(longitude),
        }
      })
  })
