import type { Concept } from '../types.ts';
import { ages } from './ages.ts';
import { bodies } from './bodies.ts';
import { bondingConcepts } from './bonding.ts';
import { chemistryConcepts } from './chemistry.ts';
import { circuitConcepts } from './circuits.ts';
import { climate } from './climate.ts';
import { codeConcepts } from './codes.ts';
import { collisionConcepts } from './collisions.ts';
import { cycles } from './cycles.ts';
import { decayConcepts } from './decays.ts';
import { earth } from './earth.ts';
import { ecosystems } from './ecosystems.ts';
import { energyConcepts } from './energy.ts';
import { energyAccounts } from './energy-accounts.ts';
import { energy } from './energy-pyramid.ts';
import { foodWebs } from './food-webs.ts';
import { forceConcepts } from './forces.ts';
import { gasConcepts } from './gases.ts';
import { genePool } from './gene-pool.ts';
import { genetics } from './genetics.ts';
import { halfLives } from './half-life.ts';
import { heatConcepts } from './heat.ts';
import { heredity } from './heredity.ts';
import { inheritance } from './inheritance.ts';
import { kineticConcepts } from './kinetic.ts';
import { lightConcepts } from './light.ts';
import { massConcepts } from './mass.ts';
import { materialConcepts } from './materials.ts';
import { matter } from './matter.ts';
import { moles } from './moles.ts';
import { moon } from './moon.ts';
import { motionConcepts } from './motion.ts';
import { motionGraphs } from './motion-graphs.ts';
import { nature } from './nature.ts';
import { organisms } from './organisms.ts';
import { phScale } from './ph-scale.ts';
import { physicsConcepts } from './physics.ts';
import { plateSpeeds } from './plates.ts';
import { populations } from './populations.ts';
import { projectiles } from './projectile.ts';
import { geneticsConcepts } from './punnett.ts';
import { scales } from './scales.ts';
import { sky } from './sky.ts';
import { strata } from './strata.ts';
import { temperatures } from './temperatures.ts';
import { trendConcepts } from './trends.ts';
import { waveConcepts } from './wave-model.ts';

/** All concepts of science, easy before hard within an area. */
export const scienceConcepts: readonly Concept[] = [
  ...nature,
  ...organisms,
  ...ecosystems,
  ...foodWebs,
  ...energy,
  ...populations,
  ...bodies,
  ...heredity,
  ...genetics,
  ...inheritance,
  ...genePool,
  ...matter,
  ...earth,
  ...strata,
  ...plateSpeeds,
  ...ages,
  ...temperatures,
  ...climate,
  ...moon,
  ...sky,
  ...scales,
  ...cycles,
  ...materialConcepts,
  ...massConcepts,
  ...gasConcepts,
  ...moles,
  ...forceConcepts,
  ...motionConcepts,
  ...lightConcepts,
  ...energyConcepts,
  ...waveConcepts,
  ...codeConcepts,
  ...physicsConcepts,
  ...motionGraphs,
  ...circuitConcepts,
  ...halfLives,
  ...kineticConcepts,
  ...heatConcepts,
  ...energyAccounts,
  ...chemistryConcepts,
  ...bondingConcepts,
  ...trendConcepts,
  ...phScale,
  ...decayConcepts,
  ...collisionConcepts,
  ...projectiles,
  ...geneticsConcepts,
];
