/** Letters that look like Latin ones, script by script: each stands above the one that it is taken for. */
const LOOKALIKES: readonly (readonly [letters: string, latin: string])[] = [
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХԀԌҺԚԜԐЗ', 'abesijkmhopctyxdghqwe3'],
  ['авеѕіјкмнорстухԁԍһԛԝӏгпьԑз', 'abesijkmhopctyxdghqwirnbe3'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳ', 'abezhikmnoptyxcj'],
  ['αβγεηικνορςστυχωμϲ', 'abyenikvopcotuxwuc'],
  // Armenian, Cherokee and Lisu
  ['ՍՏՕօոսհցյԼ', 'usoonuhgji'],
  ['ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏒᏔᏙᏚᏞᏟᏢᏦᏧᏴ', 'drtiyajewmhyghzrwvsicpkdb'],
  ['ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'bpddtgkjczfmnisrvhwxyaeiou'],
  // Latin letters of other alphabets, and small capitals
  ['ıłøđħŧɑɡɩʋɯƖǀØĐĦŁŦ', 'iiodhtagivwiiodhit'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijkimnoprstuvwyz'],
];

const LATIN_OF = new Map(
  LOOKALIKES.flatMap(([letters, latin]) => [...letters].map((letter, index) => [letter, latin[index] ?? letter] as const)),
);

const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
const NO_LETTERS = /[^\p{L}\p{N}|]/gu;

/** Letters and digits of a name in one case, without marks. */
function foldName(name: string): string {
  const bare = name.normalize('NFKD').replace(UNSEEN, '');
  return bare.replace(NO_LETTERS, '').toLowerCase() || bare.replace(/\s/gu, '').toLowerCase();
}

/**
 * What is left of a name for the eye: names with one skeleton are taken for each other. It knows the look-alikes of the
 * scripts that names are mixed with to imitate Latin ones; it is compared, and never shown.
 */
function nameSkeleton(name: string): string {
  const bare = name.normalize('NFKD').replace(UNSEEN, '');
  const latin = [...bare].map((letter) => LATIN_OF.get(letter) ?? letter).join('');
  return foldName(latin).replace(/[l1|]/g, 'i').replaceAll('0', 'o').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** Whether one name would be taken for the other. */
export function looksLike(name: string, other: string): boolean {
  return foldName(name) === foldName(other) || nameSkeleton(name) === nameSkeleton(other);
}
