/** Nuclide that decays: its name, its mass number and its protons. */
interface Decay {
  name: string;
  number: number;
  z: number;
}

function decaysOf(text: string): readonly Decay[] {
  return text.split(', ').map((row) => {
    const [name = '', z = ''] = row.split(' ');
    return { name, z: Number(z), number: Number(name.split('-')[1]) };
  });
}

/** Nuclides that decay by alpha particles. The tests' solver checks their protons with its own periodic table. */
export const alphaDecays = decaysOf(
  'Uranium-238 92, Uranium-235 92, Uranium-234 92, Thorium-232 90, Thorium-230 90, Radium-226 88, Radium-224 88, ' +
    'Radon-222 86, Radon-220 86, Polonium-218 84, Polonium-214 84, Polonium-210 84, Plutonium-239 94, ' +
    'Americium-241 95',
);

/** Nuclides that decay by beta particles, which are electrons. The tests' solver checks them likewise. */
export const betaDecays = decaysOf(
  'Carbon-14 6, Sodium-24 11, Phosphorus-32 15, Sulfur-35 16, Cobalt-60 27, Nickel-63 28, Strontium-90 38, ' +
    'Yttrium-90 39, ' +
    'Technetium-99 43, Iodine-131 53, Cesium-137 55, Lead-210 82, Bismuth-210 83, Thorium-234 90',
);
