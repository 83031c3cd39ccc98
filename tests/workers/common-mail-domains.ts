/** Domains of mail services that visitors use: from common.json of the package email-providers 2.26.0 (ISC licence, Jannis R). */
export const commonMailDomains = `
126.com 163.com abv.bg alice.it ananzi.co.za aol.co.uk aol.com arcor.de att.net bellsouth.net
bigpond.com bigpond.net.au bluewin.ch blueyonder.co.uk bt.com btconnect.com btinternet.com
btopenworld.com centrum.cz charter.net chello.nl clerk.com comcast.net cox.net daum.net
earthlink.net eircom.net excite.co.jp excite.com excite.it fastmail.fm foxmail.com free.fr
freenet.de frontiernet.net globo.com gmail.com gmx.at gmx.com gmx.de gmx.net hey.com hotmail.com
hotmail.ru hushmail.com icloud.com icq.com ig.com.br iinet.net.au inbox.com inbox.lv interia.pl
iol.it juno.com laposte.net libero.it list.ru live.com lycos.co.uk lycos.com lycos.de lycos.es
lycos.it lycos.nl mac.com mail.com mail.ru mailbox.org me.com mindspring.com msn.co.uk msn.com
naver.com netscape.com netscape.net netzero.net neuf.fr o2.co.uk o2.pl onet.pl online.de optimum.net
optusnet.com.au orange.fr outlook.com poste.it privacy.net proton.me protonmail.com qq.com qwest.net
rambler.ru rcn.com rogers.com sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca sky.com skynet.be
supereva.it t-online.de talktalk.co.uk talktalk.net telenet.be telstra.com telus.net terra.cl
terra.com terra.com.ar terra.com.br terra.es tin.it tiscali.co.uk tiscali.it ukr.net uol.com.br
verizon.net virgilio.it virgin.net virginmedia.com voila.fr wanadoo.es wanadoo.fr web.de web.id
westnet.com.au wp.pl yahoo.ca yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.br yahoo.com.cn
yahoo.com.tw yahoo.de yahoo.fr yahoo.jp yandex.com yandex.ru yeah.net zoho.com
`
  .trim()
  .split(/\s+/u);
