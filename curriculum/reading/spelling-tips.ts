/** Sentences that help to remember how a word is spelled, by the word with its gap. */

/** Reads lines `word tip`. */
const tipsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [, word = '', tip = ''] = /^(\S+(?: \(\w\))?) (.+)$/.exec(line) ?? [];
        return [word, tip];
      }),
  );

export const easyTips = tipsOf(`
fr_nd There is “end” in friend.
f_ld It has the ie of piece.
bel_ve There is “lie” in believe.
th_f It has the ie of piece.
br_f It has the ie of piece.
ch_f It has the ie of piece.
w_ther There is “eat” in weather.
f_ther There is “eat” in feather.
br_kfast It starts with “break”.
h_lth There is “heal” in health.
h_vy It has the ea of head.
thr_d There is “read” in thread.
c_ntry There is “count” in country.
y_ng There is “you” in young.
en_gh It ends like rough.
tr_ble It has the ou of country.
d_ble It has the ou of country.
c_sin It has the ou of country.
ag_n There is “gain” in again.
capt_n It ends like fountain.
mount_n It ends like fountain.
ag_nst There is “again” in against.
cert_n It ends like curtain.
vill_n It ends like curtain.
bec_se There is “cause” in because.
n_ghty It looks like caught.
s_cer There is “sauce” in saucer.
s_sage It starts like saucer.
_tumn It starts like August.
l_ndry It has the au of sauce.
`);

export const middleTips = tipsOf(`
sep_rate There is “a rat” in separate.
gramm_r You hear the “a” in grammatical.
temper_ture Say each part: tem-per-a-ture.
eleph_nt There is an “ant” in elephant.
popul_r You hear the “a” in popularity.
pleas_nt There is an “ant” in pleasant.
vineg_r It ends like sugar.
dist_nt There is “tan” in distant.
cal_ndar There is “lend” in calendar.
rel_vant It has the lev of elevator.
cat_gory Say each part: cat-e-go-ry.
presid_nt You hear the “e” in presidential.
independ_nt There is “dent” in independent.
differ_nt There is “rent” in different.
sent_nce There is “ten” in sentence.
abs_nt There is “sent” in absent.
def_nite There is “finite” in definite.
env_ronment There is “iron” in environment.
priv_lege There is “vile” in privilege.
an_mal You hear the “i” in animation.
med_cine You hear the “i” in medicinal.
hol_day A holiday was once a holy day; the y turned into i.
fam_ly You hear the “i” in familiar.
un_verse It starts like uniform.
mem_ry You hear the “o” in memorial.
hist_ry You hear the “o” in historic.
fav_rite There is “favor” in favorite.
act_r It ends like sailor.
auth_r You hear the “o” in authority.
opp_site It belongs with oppose.
choc_late Say each part: choc-o-late.
doct_r It ends like actor.
`);

export const endingTips = tipsOf(`
comfort_ After a whole word such as comfort, most endings are -able.
remark_ After a whole word such as remark, most endings are -able.
suit_ After a whole word such as suit, most endings are -able.
notice_ After a whole word such as notice, most endings are -able.
reason_ After a whole word such as reason, most endings are -able.
predict_ After a whole word such as predict, most endings are -able.
vis_ What is left is no whole word, which often means -ible.
poss_ What is left is no whole word, which often means -ible.
terr_ What is left is no whole word, which often means -ible.
respons_ What is left is no whole word, which often means -ible.
flex_ It is an exception, since flex is a whole word.
incred_ What is left is no whole word, which often means -ible.
dist_ It belongs with distant.
guid_ There is “dance” in guidance.
mainten_ It ends like balance.
fragr_ It belongs with fragrant.
ambul_ There is “lance” in ambulance.
allegi_ It ends like balance.
exist_ It belongs with existent.
differ_ It belongs with different.
occurr_ Verbs in -cur take -ence.
consequ_ It belongs with consequent.
confid_ It belongs with confident.
pati_ It belongs with patient.
`);

export const doubleTips = tipsOf(`
ne_essary (c) It has one c and two s.
re_ommend (c) Its parts are re- and commend.
di_appear (s) Its parts are dis- and appear.
to_orrow (m) Its parts are to and morrow.
develo_ed (p) The stress is not on the last part of develop.
i_land (s) There is “is” and “land” in island.
a_ologize (p) Its first part is apo-, as in apostrophe.
pro_essor (f) Its first part is pro-, and two s follow.
a_ommodate (c) Its first part is ad-, and the d turns into c.
reco_end (m) Its parts are re- and commend.
disa_ear (p) Its parts are dis- and appear.
tomo_ow (r) Its parts are to and morrow.
begi_ing (n) The stress is on the last part of begin.
occu_ed (r) The stress is on the last part of occur.
emba_ass (r) It has two r and two s.
a_ress (d) Its parts are ad- and dress.
`);
