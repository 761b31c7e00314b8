import type { Vignet } from '../../../src/stone/catalogue/vignet';
import { entries } from '../entry';

const THEME = 'work+hobby';

/** Trades and pastimes: music, sport, the hunt. */
export const hobby = (): Vignet[] => [
  ...entries(THEME, 'sandblown', [
    [900, 'game-icons:fishing-pole', 320, 'Fiskestang', 'Angelrute', 'Fiskestang'],
    [901, 'fa6-solid:fish', 280, 'Fisk', 'Fisch', 'Fisk'],
    [902, 'game-icons:hunting-horn', 340, 'Jagthorn', 'Jagdhorn', 'Jakthorn'],
    [903, 'game-icons:farm-tractor', 340, 'Traktor', 'Traktor', 'Traktor'],
    [904, 'ph:soccer-ball-fill', 240, 'Fodbold', 'Fußball', 'Fotball'],
    [905, 'game-icons:golf-flag', 260, 'Golfflag', 'Golffahne', 'Golfflagg'],
    [906, 'game-icons:musical-notes', 300, 'Noder', 'Noten', 'Noter'],
    [907, 'game-icons:g-clef', 140, 'G-nøgle', 'Violinschlüssel', 'G-nøkkel'],
    [908, 'game-icons:violin', 300, 'Violin', 'Geige', 'Fiolin'],
    [909, 'game-icons:guitar', 320, 'Guitar', 'Gitarre', 'Gitar'],
    [910, 'game-icons:accordion', 320, 'Harmonika', 'Akkordeon', 'Trekkspill'],
    [911, 'mdi:ruler-square-compass', 280, 'Passer og vinkel', 'Zirkel und Winkel', 'Passer og vinkel'],
    [912, 'game-icons:dutch-bike', 340, 'Cykel', 'Fahrrad', 'Sykkel'],
    [913, 'fa6-solid:motorcycle', 340, 'Motorcykel', 'Motorrad', 'Motorsykkel'],
    [914, 'game-icons:quill-ink', 280, 'Fjerpen og blæk', 'Feder und Tinte', 'Fjærpenn og blekk'],
    [915, 'game-icons:windmill', 260, 'Mølle', 'Windmühle', 'Mølle'],
    [916, 'game-icons:horseshoe', 240, 'Hestesko', 'Hufeisen', 'Hestesko'],
    [917, 'fluent-emoji-high-contrast:teddy-bear', 240, 'Bamse', 'Teddybär', 'Bamse'],
  ]),
];
